/** Fetching parts of the client when they are needed, so that a failed fetch can be tried again.
 *
 * Browsers fetch a failed script again when it is imported again. A failed style sheet stays in the
 * page as an element without effect, and Vite, which asked for it once, never asks again.
 */

import { addressOf } from '../browser/root';

/** Addresses of style sheets that could not be fetched and are still missing. */
const missing = new Set<string>();

/** Called once, before any part is fetched. */
export function startChunks(): void {
  // Errors of elements do not bubble, but can be seen on their way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return;
      if (target.rel === 'stylesheet') missing.add(target.href);
      target.remove();
    },
    true,
  );
}

/** Imports a part of the client, with the style sheets that an earlier attempt has missed. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...missing].map(fetchStyles));
  return load();
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => {
      missing.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`Unable to fetch ${href}`));
    document.head.append(link);
  });
}

/** Whether the server now serves another release than the one this page comes from.
 *
 * The names of scripts change with their contents, so a page of the same release names the same one.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!own) return false;
  try {
    const answer = await fetch(addressOf('/'), { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(own.src).pathname);
  } catch {
    return false; // no network: then nobody can say
  }
}
