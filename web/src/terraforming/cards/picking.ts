/** Questions that are answered with cards: what is offered, how many, and which moves say it.
 *
 * The engine asks for one card after the other, in the order of their numbers, until `done`. People
 * choose freely and confirm once; `answers` makes the sequence of it.
 */
import type { Book } from '../../lib/book.svelte';
import type { Decision } from '../../lib/protocol';
import { cardOf, pagesOf, type CardView } from './card_data';

export interface Offer {
  cards: string[];
  least: number;
  most: number;
  /** M€ for each card taken, negative for those that bring M€. */
  price: number;
  /** What there is to pay with; null where nothing is paid. */
  purse: number | null;
  /** Whether one may choose nothing. */
  canDecline: boolean;
  /** Cards that were named already; the engine goes on after them. */
  named: string[];
  /** Other answers than cards. */
  others: number[];
}

/** Questions that ask for several cards, one after the other. */
const SEVERAL = new Set(['Buy', 'ChooseStartCards', 'SellPatents', 'Keep']);
/** Questions about cards that lie before the player. */
const DEALT = new Set(['Buy', 'ChooseStartCards', 'BuyOrDiscard', 'Keep', 'Pick']);
const BUYING = new Set(['Buy', 'ChooseStartCards', 'BuyOrDiscard']);

/** M€ for taking a card into hand, with these cards in play. */
export function cardPriceOf(book: Book, tableau: readonly string[]): number {
  const changes = tableau.map((id) => cardOf(book, id).changes?.card_price ?? 0);
  return changes.reduce((sum, change) => sum + change, pagesOf(book).prices.card);
}

export function offerOf(book: Book, decision: Decision, view: CardView, purse: number): Offer {
  const { question } = decision;
  const asked = book.family(decision, 'card');
  const own = view.own;
  const cards = DEALT.has(question) && own ? own.dealt : [...asked.keys()];
  const cardPrice = cardPriceOf(book, view.players[view.seat ?? 0]?.tableau ?? []);
  const isBuying = BUYING.has(question);
  const canDecline = decision.moves.includes(book.moveNumber('done'));
  const left = (decision.details as { left?: number } | undefined)?.left;
  const affordable = Math.floor(purse / cardPrice);
  return {
    cards,
    least: question === 'Keep' ? (left ?? 1) : isBuying ? 0 : 1,
    most: most(question, cards.length, left, isBuying ? affordable : Infinity),
    price: isBuying ? cardPrice : question === 'SellPatents' ? -1 : 0,
    purse: isBuying ? purse : null,
    canDecline,
    named: question === 'Buy' || question === 'ChooseStartCards' ? (own?.chosen ?? []) : [],
    others: decision.moves.filter((move) => {
      const [family] = book.moveParts(move);
      return family !== 'card' && family !== 'done';
    }),
  };
}

function most(question: string, offered: number, left: number | undefined, affordable: number): number {
  if (question === 'Keep') return left ?? 1;
  return Math.min(affordable, SEVERAL.has(question) ? offered : 1);
}

export interface Answers {
  /** How many of the answers given already have to be taken back first. */
  undo: number;
  moves: number[];
}

/** The moves that name these cards, in the order in which the engine wants them. */
export function answers(book: Book, wanted: string[], named: string[], hasDone: boolean): Answers {
  const number = (id: string): number => book.moveNumber(`card ${id}`);
  const sorted = [...wanted].sort((a, b) => number(a) - number(b));
  const isBegun = named.every((id, i) => sorted[i] === id);
  const rest = isBegun ? sorted.slice(named.length) : sorted;
  const moves = rest.map(number);
  if (hasDone) moves.push(book.moveNumber('done'));
  return { undo: isBegun ? 0 : named.length, moves };
}

/** The M€ that a corporation starts with, as its face says. */
export function startMoney(book: Book, corporation: string): number {
  for (const row of cardOf(book, corporation).face ?? []) {
    if (row.kind !== 'now') continue;
    const token = row.tokens.find((one) => one.icon === 'megacredit');
    if (token?.t) return Number(token.t);
  }
  return 0;
}

/** To whom the rest of a pack goes in a draft, and from whom the next comes (TM-16.2). */
export function draftNeighbours(generation: number, seat: number, seats: number): { to: number; from: number } {
  const step = generation % 2 === 0 ? 1 : -1;
  return { to: (seat + step + seats) % seats, from: (seat - step + seats) % seats };
}
