/** One thing at a time: what is asked for while something is under way is ignored, as a button pressed twice. */
import { complain } from '../ui/toast.svelte';

export class Busy {
  #isBusy = false;

  /** Does it, unless something is under way. What goes wrong is said, or told to `fail`. */
  async run(what: () => Promise<unknown>, fail: (error: unknown) => void = complain): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await what();
    } catch (error) {
      fail(error);
    } finally {
      this.#isBusy = false;
    }
  }
}
