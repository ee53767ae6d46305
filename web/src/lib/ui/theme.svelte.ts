/** Dark, light, or as the system has it; and whether things may move. */
import { writeStored, readStored } from '../storage/storage';

export type Theme = 'dark' | 'light' | 'system';
const ORDER: Theme[] = ['system', 'dark', 'light'];
const KEY = 'theme';

const systemIsLight = matchMedia('(prefers-color-scheme: light)');
const systemIsStill = matchMedia('(prefers-reduced-motion: reduce)');

class Appearance {
  theme = $state<Theme>(readStored<Theme>(KEY) ?? 'system');
  /** Nothing should travel over the screen. */
  isStill = $state(systemIsStill.matches);
}

export const appearance = new Appearance();

export function startTheme(): void {
  show();
  systemIsLight.addEventListener('change', show);
  systemIsStill.addEventListener('change', () => (appearance.isStill = systemIsStill.matches));
}

export function setTheme(theme: Theme): void {
  appearance.theme = theme;
  writeStored(KEY, theme);
  show();
}

export function nextTheme(): Theme {
  return ORDER[(ORDER.indexOf(appearance.theme) + 1) % ORDER.length] as Theme;
}

function show(): void {
  const { theme } = appearance;
  const shown = theme === 'system' ? (systemIsLight.matches ? 'light' : 'dark') : theme;
  document.documentElement.dataset.theme = shown;
  const bar = shown === 'light' ? '#F5ECE2' : '#151010';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', bar);
}
