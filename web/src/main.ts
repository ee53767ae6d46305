import './styles/tokens.css';
import './styles/app.css';
import { mount, unmount } from 'svelte';
import App from './App.svelte';
import FailedPart from './lib/ui/FailedPart.svelte';
import { startChunks } from './lib/errors/chunk_loading';
import { explain } from './lib/errors/explain';
import { showSprite } from './lib/ui/icon_sprite';
import { loadFonts } from './lib/i18n/fonts';
import { startKeys } from './lib/input/keys.svelte';
import { startPointer } from './lib/input/pointer';
import { place, startRouter } from './lib/browser/router.svelte';
import { isLobby, lobby } from './screens/lobby/lobby.svelte';
import { language, speakOfTrouble, startText } from './lib/i18n/text.svelte';
import { startTheme } from './lib/ui/theme.svelte';
import { noteError } from './lib/errors/error_log';
import { startUncaught } from './lib/errors/uncaught';

startTheme();
startChunks();
showSprite();
startRouter();
startPointer();
startKeys();
startUncaught();

const target = document.getElementById('app') as HTMLElement;

async function show(): Promise<void> {
  try {
    // The words first and alone: on a slow line, whatever comes with them delays them.
    await startText();
    await Promise.all([loadFonts(language()), isLobby(place.path) && lobby.arrive()]);
    mount(App, { target });
  } catch (error) {
    noteError(error, 'start');
    speakOfTrouble();
    const failed = mount(FailedPart, {
      target,
      props: { isScreen: true, text: explain(error), onretry: () => void unmount(failed).then(show) },
    });
  }
}

void show(); // not awaited: parts that are loaded later import this file, and would wait for it
