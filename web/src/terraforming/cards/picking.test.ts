import { describe, expect, it } from 'vitest';
import { Book } from '../../lib/book.svelte';
import type { BookData } from '../../lib/book_data';
import type { Decision, Selection } from '../../lib/protocol';
import type { CardView } from './card_data';
import { cardPriceOf, draftNeighbours, offerOf, startMoney } from './picking';

const MOVES = ['done', 'seat neutral', 'card ants', 'card birds', 'card comet', 'card mine', 'unpick card ants'];
const book = new Book({
  moves: MOVES,
  labels: MOVES,
  prices: { card: 3 },
  cards: {
    credicor: { face: [{ kind: 'now', tokens: [{ icon: 'megacredit', t: '57' }] }] },
    terralabs: { changes: { card_price: -2 } },
  },
} as unknown as BookData);
const decision = (question: string, moves: number[], selection?: Selection): Decision => ({
  question,
  text: '',
  moves,
  labels: {},
  ...(selection ? { selection } : {}),
});
const view = (dealt: string[]) =>
  ({ seat: 0, players: [{ tableau: [] }], own: { hand: [], dealt, drafted: [], chosen: [], corporations: [] } }) as unknown as CardView;
const ONE = { least: 1, most: 1 };

describe('what is offered', () => {
  it('in research: the cards dealt, in their order, as many as the server says', () => {
    const selection = { least: 0, most: 2, picked: [] };
    const offer = offerOf(book, decision('Buy', [0, 2, 3, 4], selection), view(['comet', 'ants', 'birds']), 7);
    expect(offer).toMatchObject({ cards: ['comet', 'ants', 'birds'], selection, price: 3, purse: 7, canDecline: true });
  });
  it('in research without money: the cards dealt, and nothing to choose', () => {
    const selection = { least: 0, most: 0, picked: [] };
    const offer = offerOf(book, decision('Buy', [0], selection), view(['comet', 'ants']), 2);
    expect(offer).toMatchObject({ cards: ['comet', 'ants'], selection, canDecline: true, others: [] });
  });
  it('when some are to be kept: exactly so many', () => {
    const selection = { least: 2, most: 2, picked: [2] };
    const offer = offerOf(book, decision('Keep', [3, 5, 6], selection), view(['ants', 'birds', 'mine']), 0);
    expect(offer).toMatchObject({ cards: ['ants', 'birds', 'mine'], selection, price: 0, purse: null, canDecline: false, others: [] });
  });
  it('of the hand: also the cards that are picked already', () => {
    const selection = { least: 1, most: 3, picked: [3] };
    const offer = offerOf(book, decision('SellPatents', [0, 2, 4], selection), view([]), 0);
    expect(offer).toMatchObject({ cards: ['ants', 'birds', 'comet'], selection, price: -1, canDecline: false });
  });
  it('elsewhere: the cards that can be named, one of them', () => {
    const offer = offerOf(book, decision('TakeCube', [1, 2, 3]), view([]), 0);
    expect(offer).toMatchObject({ cards: ['ants', 'birds'], selection: { ...ONE, picked: [] }, others: [1] });
  });
  it('alone: chosen at once', () => {
    const offer = offerOf(book, decision('BuyOrDiscard', [0, 4]), view(['comet']), 9);
    expect(offer).toMatchObject({ cards: ['comet'], selection: { ...ONE, picked: [4] }, canDecline: true, others: [] });
  });
});

it('a corporation may make cards cheaper', () => {
  expect(cardPriceOf(book, [])).toBe(3);
  expect(cardPriceOf(book, ['credicor', 'terralabs'])).toBe(1);
});

it('knows what a corporation starts with', () => {
  expect(startMoney(book, 'credicor')).toBe(57);
});

it('passes packs on in alternating directions', () => {
  expect(draftNeighbours(2, 2, 3)).toEqual({ to: 0, from: 1 });
  expect(draftNeighbours(3, 0, 3)).toEqual({ to: 2, from: 1 });
});
