/** Questions that ask for several things (`decision.selection`): what can be chosen, and what says it.
 *
 * A choice is a list of moves, a move as often as it is chosen. The server takes picks in any order
 * and takes them back, until the answer is complete; see docs/protocol.md.
 */
import type { Book } from '../lib/net/book.svelte';
import type { Decision, Selection } from '../lib/net/protocol';

const BACK = 'unpick';
const DONE = 'done';

/** One move of an answer, and what is picked before it is made. */
export interface Step {
  move: number;
  from: number[];
}

/** Whether one move is the whole answer, so that there is nothing to collect. */
export function isSingle({ least, most }: Selection): boolean {
  return least === 1 && most === 1;
}

export function countOf(chosen: readonly number[], move: number): number {
  return chosen.filter((one) => one === move).length;
}

/** How often a move can be chosen. */
export function limitOf(selection: Selection, move: number): number {
  return selection.limits?.[String(move)] ?? 1;
}

/** The moves that choose something, whether or not they are picked already. */
export function choicesOf(book: Book, decision: Decision): number[] {
  const { picked = [], limits = {} } = decision.selection ?? {};
  const offered = decision.moves.filter((move) => ![BACK, DONE].includes(book.moveParts(move)[0]));
  return [...new Set([...offered, ...picked, ...Object.keys(limits).map(Number)])].sort((a, b) => a - b);
}

/** The moves of a question without those that take picks back. */
export function forwardMoves(book: Book, decision: Decision): number[] {
  return decision.moves.filter((move) => book.moveParts(move)[0] !== BACK);
}

/** With one more of something; the same where there is no room for it. */
export function withOne(selection: Selection, chosen: readonly number[], move: number): number[] {
  if (selection.most === 1) return [move]; // another one instead
  const hasRoom = chosen.length < selection.most && countOf(chosen, move) < limitOf(selection, move);
  return hasRoom ? [...chosen, move] : [...chosen];
}

export function withoutOne(chosen: readonly number[], move: number): number[] {
  const at = chosen.lastIndexOf(move);
  return chosen.filter((_, index) => index !== at);
}

export function isComplete({ least, most }: Selection, chosen: readonly number[]): boolean {
  return chosen.length >= least && chosen.length <= most;
}

/** The move that takes a pick back. */
export function backOf(book: Book, move: number): number {
  return book.moveNumber(`${BACK} ${book.moveName(move)}`);
}

/** The moves that make a choice the answer: picks are taken back first, so that it is never complete too early. */
export function stepsTo(book: Book, decision: Decision, chosen: readonly number[]): Step[] {
  const { least, most, picked } = decision.selection ?? { least: 1, most: 1, picked: [] };
  const extra = chosen.reduce<number[]>((left, move) => withoutOne(left, move), [...picked]);
  const missing = picked.reduce<number[]>((left, move) => withoutOne(left, move), [...chosen]);
  const steps: Step[] = [];
  let now = [...picked];
  for (const move of extra) {
    steps.push({ move: backOf(book, move), from: now });
    now = withoutOne(now, move);
  }
  for (const move of missing) {
    steps.push({ move, from: now });
    now = [...now, move];
  }
  if (least < most || most === 0) steps.push({ move: book.moveNumber(DONE), from: now });
  return steps;
}

/** Whether two choices are the same, in whatever order. */
export function isSameChoice(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((move) => countOf(one, move) === countOf(other, move));
}
