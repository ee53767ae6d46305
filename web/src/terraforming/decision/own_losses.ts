/** Answers that would take something from oneself stand apart, so that nobody gives them by mistake. */
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import type { View } from '../data';

/** Questions about a loss: whoever is chosen, or whose card it is, loses something. */
const LOSSES = new Set(['RemoveAny', 'RemoveCubes', 'DecreaseAny']);

export interface Answers {
  others: number[];
  /** Those that touch oneself. */
  own: number[];
  /** To harm nobody, where there is only oneself to be harmed. */
  usual: number | null;
}

export function apart(
  book: Book,
  moves: number[],
  decision: Decision,
  seat: number | null,
  view: View | null,
): Answers {
  if (seat === null || !LOSSES.has(decision.question)) return { others: moves, own: [], usual: null };
  const tableau = view?.players[seat]?.tableau ?? [];
  const isOwn = (move: number): boolean => {
    const [family, subject] = book.moveParts(move);
    return family === 'seat' ? subject === String(seat) : family === 'card' && tableau.includes(subject);
  };
  const own = moves.filter(isOwn);
  const others = moves.filter((move) => !isOwn(move));
  const [only] = others;
  const usual = others.length === 1 && only !== undefined && book.moveName(only) === 'done' ? only : null;
  return { others, own, usual };
}
