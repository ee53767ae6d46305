/** The books of the gallery: files beside the page, one for each game and language, instead of a server. */
import { Book } from '../../lib/net/book.svelte';
import type { BookData } from '../../lib/net/book_data';
import type { Game } from '../../lib/net/protocol';
import { serverLanguage } from '../../lib/i18n/text.svelte';

async function fetched<G extends Game>(game: G, language: string): Promise<Book<G>> {
  const answer = await fetch(`data/${game}-${language}.json`);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return new Book<G>((await answer.json()) as BookData<G>);
}

export class StaticBooks {
  terraforming = $state.raw<Book<'terraforming'> | null>(null);
  mars2049 = $state.raw<Book<'mars2049'> | null>(null);
  isFailed = $state(false);

  /** To be made while a component is; follows the language. */
  constructor() {
    $effect(() => {
      const language = serverLanguage();
      let isWanted = true;
      Promise.all([fetched('terraforming', language), fetched('mars2049', language)]).then(
        ([terraforming, mars2049]) => {
          if (!isWanted) return;
          this.terraforming = terraforming;
          this.mars2049 = mars2049;
        },
        () => {
          if (isWanted) this.isFailed = true;
        },
      );
      return () => {
        isWanted = false;
      };
    });
  }
}
