/** Whether the screen is as narrow as a phone's. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 760px');

export const phone = {
  get isPhone(): boolean {
    return narrow.current;
  },
};
