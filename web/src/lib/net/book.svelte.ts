/** The book of a game: everything fixed that a client draws from, in one language. */
import { getJson } from './api';
import type { Decision, Game } from './protocol';
import type { BookData } from './book_data';

export class Book<G extends Game = Game> {
  readonly #numbers: Map<string, number>;

  constructor(readonly data: BookData<G>) {
    this.#numbers = new Map(data.moves.map((name, number) => [name, number]));
  }

  /** The number of a move, by its name: `book.moveNumber('play ants')`; −1 if there is none. */
  moveNumber(name: string): number {
    return this.#numbers.get(name) ?? -1;
  }

  moveName(move: number): string {
    return this.data.moves[move] ?? '';
  }

  /** A move taken apart: `['play', 'ants']`; the second is empty where there is no subject. */
  moveParts(move: number): [family: string, subject: string] {
    const name = this.moveName(move);
    const space = name.indexOf(' ');
    return space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
  }

  /** What a move means, as an answer to the decision if that says it better. */
  label(move: number, decision: Decision | null = null): string {
    return decision?.labels[String(move)] ?? this.data.labels[move] ?? this.moveName(move);
  }

  /** The moves of a decision that belong to a family, by their subjects. */
  family(decision: Decision | null, family: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const move of decision?.moves ?? []) {
      const [name, subject] = this.moveParts(move);
      if (name === family) found.set(subject, move);
    }
    return found;
  }
}

const loaded = new Map<string, Promise<Book>>();
/** The versions of the books that were read here. */
const versions = new Map<Game, string>();

/** Whether a book that was read here gives moves other numbers than the server's does. */
export function isOtherBook(game: Game, version: string): boolean {
  return (versions.get(game) ?? version) !== version;
}

export function loadBook<G extends Game>(game: G, language: string): Promise<Book<G>> {
  const key = `${game}/${language}`;
  let book = loaded.get(key) as Promise<Book<G>> | undefined;
  if (!book) {
    const address = `/api/games/${game}/book?language=${language}`;
    book = getJson<BookData<G>>(address).then((data) => {
      versions.set(game, data.version);
      return new Book<G>(data);
    });
    book.catch(() => loaded.delete(key)); // so that the next one to ask tries again
    loaded.set(key, book as unknown as Promise<Book>);
  }
  return book;
}
