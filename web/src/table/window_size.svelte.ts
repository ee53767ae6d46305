/** How large the window is, and which of the three layouts fits it. Everything here is reactive. */
import { MediaQuery, createSubscriber } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'phone';

const phone = new MediaQuery('max-width: 760px');
const wide = new MediaQuery('min-width: 1181px');
const watchHeight = createSubscriber((update) => {
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
});

export const windowSize = {
  get isPhone(): boolean {
    return phone.current;
  },
  get isWide(): boolean {
    return wide.current;
  },
  get layout(): Layout {
    return phone.current ? 'phone' : wide.current ? 'wide' : 'middle';
  },
  /** In pixels. */
  get height(): number {
    watchHeight();
    return innerHeight;
  },
};
