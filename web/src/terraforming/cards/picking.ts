/** Questions that are answered with cards: what is offered, how many, and what it costs. */
import type { Book } from '../../lib/book.svelte';
import type { Decision, Selection } from '../../lib/protocol';
import { choicesOf } from '../../lib/selection';
import { cardOf, pagesOf, type CardView } from './card_data';

export interface Offer {
  cards: string[];
  /** How many; where the question asks for one card only, that is made up here. */
  selection: Selection;
  /** M€ for each card taken, negative for those that bring M€. */
  price: number;
  /** What there is to pay with; null where nothing is paid. */
  purse: number | null;
  /** Whether one may choose nothing. */
  canDecline: boolean;
  /** Other answers than cards. */
  others: number[];
}

const BUYING = new Set(['Buy', 'ChooseStartCards', 'BuyOrDiscard']);

/** M€ for taking a card into hand, with these cards in play. */
export function cardPriceOf(book: Book, tableau: readonly string[]): number {
  const changes = tableau.map((id) => cardOf(book, id).changes?.card_price ?? 0);
  return changes.reduce((sum, change) => sum + change, pagesOf(book).prices.card);
}

export function offerOf(book: Book, decision: Decision, view: CardView, purse: number): Offer {
  const { question, selection } = decision;
  const choices = choicesOf(book, decision);
  const isCard = (move: number): boolean => book.moveParts(move)[0] === 'card';
  const asked = choices.filter(isCard);
  const names = asked.map((move) => book.moveParts(move)[1]);
  // Cards that lie before the player stay in their order, also those that are too dear.
  const dealt = view.own?.dealt ?? [];
  const cards = dealt.length > 0 && names.every((id) => dealt.includes(id)) ? dealt : names;
  const isBuying = BUYING.has(question);
  return {
    cards,
    // Where there is one card only, the answers say it all.
    selection: selection ?? { least: 1, most: 1, picked: cards.length === 1 ? asked : [] },
    price: isBuying ? cardPriceOf(book, view.players[view.seat ?? 0]?.tableau ?? []) : question === 'SellPatents' ? -1 : 0,
    purse: isBuying ? purse : null,
    canDecline: selection ? selection.least === 0 : decision.moves.includes(book.moveNumber('done')),
    others: choices.filter((move) => !isCard(move)),
  };
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
