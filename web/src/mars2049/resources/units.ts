/** Cards and tokens added up, as they are shown: each token stands for what is printed on it. */
import type { Price } from '../data';

export function unitsOf(cards: Price, tokens: number[], values: [number, number]): Price {
  const of = (what: number): number =>
    (cards[what] ?? 0) + values[0] * (tokens[2 * what] ?? 0) + values[1] * (tokens[2 * what + 1] ?? 0);
  return [of(0), of(1), of(2)];
}

export function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}
