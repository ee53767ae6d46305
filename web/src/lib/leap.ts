/** In a replay one may leap over many moves: what then has changed is no news. */
import { getContext, setContext } from 'svelte';

const KEY = 'leap';

export function tellLeaps(isLeap: () => boolean): void {
  setContext(KEY, isLeap);
}

/** Asks whether the last change was a leap; at a table it never is. */
export function isLeap(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}

export function isReplay(): boolean {
  return getContext(KEY) !== undefined;
}
