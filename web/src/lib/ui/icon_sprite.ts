/** Puts the icons into the page once; `Icon` refers to them. */
import { sprite } from 'virtual:icons';

export function showSprite(): void {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.setAttribute('aria-hidden', 'true');
  holder.classList.add('unseen');
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
