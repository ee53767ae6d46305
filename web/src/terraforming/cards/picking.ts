/** Questions that are answered with cards: what is offered, how many, and what it costs. */
import type { Book } from '../../lib/net/book.svelte';
import type { Decision, Selection } from '../../lib/net/protocol';
import { choicesOf } from '../../table/selection';
import type { Purchase } from '../offers';
import type { CardView } from './card_data';

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

export function offerOf(book: Book, decision: Decision, view: CardView): Offer {
  const { selection } = decision;
  const choices = choicesOf(book, decision);
  const isCard = (move: number): boolean => book.moveParts(move)[0] === 'card';
  const asked = choices.filter(isCard);
  const names = asked.map((move) => book.moveParts(move)[1]);
  // Cards that lie before the player stay in their order, also those that are too dear.
  const dealt = view.own?.dealt ?? [];
  const cards = dealt.length > 0 && names.every((id) => dealt.includes(id)) ? dealt : names;
  const purchase = decision.purchase as Purchase | undefined;
  return {
    cards,
    // Where there is one card only, the answers say it all.
    selection: selection ?? { least: 1, most: 1, picked: cards.length === 1 ? asked : [] },
    price: purchase?.price ?? 0,
    purse: purchase?.purse ?? null,
    canDecline: selection ? selection.least === 0 : decision.moves.includes(book.moveNumber('done')),
    others: choices.filter((move) => !isCard(move)),
  };
}
