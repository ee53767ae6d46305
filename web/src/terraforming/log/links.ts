/** Sentences of the log with their names made into links: cards and hexes. */
import type { MapPage } from '../data';

export interface Piece {
  text: string;
  card?: string;
  /** The number of a hex. */
  hex?: string;
}

export class Linker {
  readonly #names = new Map<string, { card?: string; hex?: string; text?: string }>();
  readonly #pattern: RegExp | null;
  readonly #known = new Map<string, Piece[]>();

  constructor(cards: Record<string, { name: string }>, map: Pick<MapPage, 'hexes' | 'beyond'>) {
    for (const [card, { name }] of Object.entries(cards)) this.#names.set(name, { card });
    for (const hex of map.hexes) {
      if (!hex.said) continue;
      const text = hex.name ? `${hex.code} ${hex.name}` : hex.code;
      this.#names.set(hex.said, { hex: hex.number, text });
    }
    // What does not lie on Mars has only a name, often that of its card.
    for (const { said, name } of map.beyond) {
      if (said && name) this.#names.set(said, { ...this.#names.get(name), text: name });
    }
    // The longest first: "Asteroid Mining" is not "Asteroid".
    const names = [...this.#names.keys()].sort((a, b) => b.length - a.length).map(quoted);
    this.#pattern = names.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
  }

  pieces(sentence: string): Piece[] {
    let found = this.#known.get(sentence);
    if (!found) {
      found = this.#cut(sentence);
      this.#known.set(sentence, found);
    }
    return found;
  }

  /** As it is said on the screen, without links. */
  text(sentence: string): string {
    return this.pieces(sentence)
      .map((piece) => piece.text)
      .join('');
  }

  #cut(sentence: string): Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of this.#pattern ? sentence.matchAll(this.#pattern) : []) {
      const [name] = match;
      if (match.index > from) pieces.push({ text: sentence.slice(from, match.index) });
      const { card, hex, text } = this.#names.get(name) ?? {};
      pieces.push({ text: text ?? name, card, hex });
      from = match.index + name.length;
    }
    if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
    return pieces;
  }
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a sentence names somebody, as a word of its own. */
export function names(sentence: string, person: string): boolean {
  if (!person) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted(person)}(?![\\p{L}\\p{N}])`, 'u').test(sentence);
}
