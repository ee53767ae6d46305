import './styles/tokens.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showSprite } from './lib/sprite';
import { startKeys } from './lib/keys.svelte';
import { place, startRouter } from './lib/router.svelte';
import { isLobby, lobby } from './lobby/lobby.svelte';
import { startText } from './lib/text.svelte';
import { startTheme } from './lib/theme.svelte';

startTheme();
showSprite();
startRouter();
startKeys();
const text = startText();
if (isLobby(place.path)) await lobby.arrive();
await text;
mount(App, { target: document.getElementById('app') as HTMLElement });
