/** The moves that would raise a parameter, as the engine names them, with an icon each. */
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import { cardOf } from './card_data';

const MOST_WAYS = 4;

export interface Way {
  move: number;
  icon: string;
  label: string;
}

export function waysTo(book: Book, decision: Decision, moves: string[]): Way[] {
  return moves.slice(0, MOST_WAYS).map((name) => {
    const move = book.moveNumber(name);
    return { move, icon: iconOf(book, move), label: book.label(move, decision) };
  });
}

function iconOf(book: Book, move: number): string {
  const [family, subject] = book.moveParts(move);
  if (family === 'play' || family === 'use') return `tag-${cardOf(book, subject).tags?.[0] ?? 'event'}`;
  if (family === 'convert') return subject === 'plants' ? 'greenery' : 'temperature';
  return 'project';
}
