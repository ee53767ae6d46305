/** In a replay one may leap over many moves: what then has changed is no news. */
import { getContext, setContext } from 'svelte';

const KEY = 'leap';

export function provideReplayJump(isReplayJump: () => boolean): void {
  setContext(KEY, isReplayJump);
}

/** Asks whether the last change was a leap; at a table it never is. */
export function isReplayJump(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}

export function isReplay(): boolean {
  return getContext(KEY) !== undefined;
}
