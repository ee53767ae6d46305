/** Setups that this browser remembers: the last one of each game, and those that were given a name. */
import { writeStored, readStored } from '../../lib/storage/storage';
import type { Game } from '../../lib/net/protocol';
import type { Setup } from './setup';

export interface Preset {
  name: string;
  setup: Setup;
}

const LAST = 'last-setup';
const GAME = 'last-game';
const NAMED = 'presets';

class Presets {
  named = $state.raw<Preset[]>(readStored<Preset[]>(NAMED) ?? []);
}

export const presets = new Presets();

export function lastGame(): Game | null {
  return readStored<Game>(GAME);
}

export function lastSetup(game: Game): Setup | null {
  return readStored<Record<string, Setup>>(LAST)?.[game] ?? null;
}

export function rememberSetup(setup: Setup): void {
  writeStored(GAME, setup.game);
  // A seed is meant for one table; the next one should be another game.
  writeStored(LAST, {
    ...(readStored<Record<string, Setup>>(LAST) ?? {}),
    [setup.game]: { ...setup, seed: '', title: '' },
  });
}

export function savePreset(name: string, setup: Setup): void {
  const others = presets.named.filter((one) => one.name !== name);
  presets.named = [...others, { name, setup: structuredClone(setup) }];
  writeStored(NAMED, presets.named);
}

export function dropPreset(name: string): void {
  presets.named = presets.named.filter((one) => one.name !== name);
  writeStored(NAMED, presets.named);
}
