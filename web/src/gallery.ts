/** The gallery of the documentation site: the client's components with books from files. */
import './styles/tokens.css';
import './styles/app.css';
import { mount } from 'svelte';
import { showSprite } from './lib/ui/icon_sprite';
import { loadFonts } from './lib/i18n/fonts';
import { startKeys } from './lib/input/keys.svelte';
import { startPointer } from './lib/input/pointer';
import { addFiles, language, loadChapter, startText } from './lib/i18n/text.svelte';
import { startTheme } from './lib/ui/theme.svelte';
import Gallery from './screens/gallery/Gallery.svelte';

startTheme();
showSprite();
startPointer();
startKeys();
addFiles(
  import.meta.glob<string>('./*/web_gallery.ftl', {
    base: '../../src/marineris/i18n',
    query: '?raw',
    import: 'default',
  }),
);
await startText();
for (const chapter of ['web_terraforming_cards', 'web_turmoil', 'web_mars2049', 'web_gallery'])
  await loadChapter(chapter);
await loadFonts(language());
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
