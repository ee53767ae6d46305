/** The book of a game in the language that is spoken. While another one is fetched, the last one stays,
 * so that a screen is not taken down when the language changes. */
import { untrack } from 'svelte';
import { loadBook, type Book } from './book.svelte';
import type { Game } from './protocol';
import { serverLanguage } from '../i18n/text.svelte';
import { complain } from '../ui/toast.svelte';

export class BookLoader<G extends Game = Game> {
  book = $state.raw<Book<G> | null>(null);
  /** Why there is no book at all. */
  problem = $state.raw<Error | null>(null);
  #attempt = $state(0);

  /** To be made while a component is; the game may be known later. */
  constructor(game: () => G | null) {
    $effect(() => {
      void this.#attempt;
      const which = game();
      if (which === null) return;
      let isWanted = true;
      loadBook(which, serverLanguage()).then(
        (found) => {
          if (isWanted) this.book = found;
        },
        (error: Error) => {
          if (isWanted) untrack(() => this.#fail(error));
        },
      );
      return () => {
        isWanted = false;
      };
    });
  }

  /** Fetch it again. */
  again(): void {
    this.problem = null;
    this.#attempt += 1;
  }

  #fail(error: Error): void {
    if (this.book === null) this.problem = error;
    else complain(error); // the last one is better than none
  }
}
