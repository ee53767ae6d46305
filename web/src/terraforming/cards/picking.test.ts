import { describe, expect, it } from 'vitest';
import { Book } from '../../lib/book.svelte';
import type { BookData } from '../../lib/book_data';
import type { Decision } from '../../lib/protocol';
import type { CardView } from './card_data';
import { answers, cardPriceOf, draftNeighbours, offerOf, startMoney } from './picking';

const MOVES = ['done', 'seat neutral', 'card ants', 'card birds', 'card comet', 'card mine'];
const book = new Book({
  moves: MOVES,
  labels: MOVES,
  prices: { card: 3 },
  cards: {
    credicor: { face: [{ kind: 'now', tokens: [{ icon: 'megacredit', t: '57' }] }] },
    terralabs: { changes: { card_price: -2 } },
  },
} as unknown as BookData);
const decision = (question: string, moves: number[], details?: object): Decision => ({
  question,
  text: '',
  moves,
  labels: {},
  ...(details ? { details } : {}),
});
const view = (dealt: string[], chosen: string[] = []) =>
  ({ seat: 0, players: [{ tableau: [] }], own: { hand: [], dealt, drafted: [], chosen, corporations: [] } }) as unknown as CardView;

describe('what is offered', () => {
  it('in research: the cards dealt, as many as can be paid', () => {
    const offer = offerOf(book, decision('Buy', [0, 2, 3, 4]), view(['comet', 'ants', 'birds']), 7);
    expect(offer).toMatchObject({ cards: ['comet', 'ants', 'birds'], least: 0, most: 2, price: 3, canDecline: true });
  });
  it('when some are to be kept: exactly so many', () => {
    const offer = offerOf(book, decision('Keep', [2, 3], { left: 2 }), view(['ants', 'birds', 'mine']), 0);
    expect(offer).toMatchObject({ least: 2, most: 2, price: 0, purse: null, canDecline: false });
  });
  it('elsewhere: the cards that can be named, one of them', () => {
    const offer = offerOf(book, decision('TakeCube', [1, 2, 3]), view([]), 0);
    expect(offer).toMatchObject({ cards: ['ants', 'birds'], least: 1, most: 1, others: [1] });
  });
  it('for sale: any number', () => {
    expect(offerOf(book, decision('SellPatents', [2, 3, 4]), view([]), 0)).toMatchObject({ most: 3, price: -1 });
  });
});

it('a corporation may make cards cheaper', () => {
  expect(cardPriceOf(book, [])).toBe(3);
  expect(cardPriceOf(book, ['credicor', 'terralabs'])).toBe(1);
});

describe('answers', () => {
  it('come in the order of the numbers, then done', () => {
    expect(answers(book, ['mine', 'ants'], [], true)).toEqual({ undo: 0, moves: [2, 5, 0] });
  });
  it('go on after what was said', () => {
    expect(answers(book, ['mine', 'ants'], ['ants'], true)).toEqual({ undo: 0, moves: [5, 0] });
  });
  it('take back what does not fit', () => {
    expect(answers(book, ['ants', 'comet'], ['birds', 'comet'], true)).toEqual({ undo: 2, moves: [2, 4, 0] });
  });
});

it('knows what a corporation starts with', () => {
  expect(startMoney(book, 'credicor')).toBe(57);
});

it('passes packs on in alternating directions', () => {
  expect(draftNeighbours(2, 2, 3)).toEqual({ to: 0, from: 1 });
  expect(draftNeighbours(3, 0, 3)).toEqual({ to: 2, from: 1 });
});
