/** The time, for what changes with it: all that asks ticks together, and nothing ticks unasked. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time of this machine in milliseconds; what is derived from it is worked out again at every tick. */
export function now(): number {
  tick();
  return Date.now();
}
