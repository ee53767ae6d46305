/** What `marineris.server.book` makes. The two are kept in step by hand; tests/server/test_book.py says the rest. */
import type { Game } from './protocol';

export interface Help {
  name: string;
  text: string;
  rule: string;
}

export interface BookData {
  game: Game;
  version: string;
  language: string;
  title: string;
  moves: string[];
  labels: (string | null)[];
  /** Words with their explanation, by `family/id`. */
  terms: Record<string, Help>;
  [part: string]: unknown;
}
