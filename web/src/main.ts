import './styles/tokens.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showSprite } from './lib/sprite';
import { loadFonts } from './lib/fonts';
import { startKeys } from './lib/keys.svelte';
import { place, startRouter } from './lib/router.svelte';
import { isLobby, lobby } from './lobby/lobby.svelte';
import { language, startText } from './lib/text.svelte';
import { startTheme } from './lib/theme.svelte';

startTheme();
showSprite();
startRouter();
startKeys();
// The words first and alone: on a slow line, whatever comes with them delays them.
await startText();
await Promise.all([loadFonts(language()), isLobby(place.path) && lobby.arrive()]);
mount(App, { target: document.getElementById('app') as HTMLElement });
