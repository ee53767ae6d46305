/** All cards on one page, to look at: `/dev/cards.html?size=hand&theme=light`. Not part of the build. */
import { mount } from 'svelte';
import { loadBook } from '../src/lib/net/book.svelte';
import { showSprite } from '../src/lib/ui/icon_sprite';
import { loadChapter, startText } from '../src/lib/i18n/text.svelte';
import '../src/styles/tokens.css';
import '../src/styles/app.css';
import '../src/styles/game.css';
import Sheet from './CardSheet.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.body.style.overflow = 'auto';
await startText();
await loadChapter('web_terraforming_cards');
showSprite();
const book = await loadBook('terraforming', 'en');
mount(Sheet, {
  target: document.getElementById('app') as HTMLElement,
  props: { book, size: query.get('size') ?? 'hand', which: query.get('which') ?? '' },
});
