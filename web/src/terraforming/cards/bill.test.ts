import { describe, expect, it } from 'vitest';
import { Book } from '../../lib/book.svelte';
import type { BookData } from '../../lib/book_data';
import type { Decision } from '../../lib/protocol';
import { billOf, previewFor, wantedByActions } from './bill';
import type { CardView, PlayerView } from './card_data';

const MOVES = Array.from({ length: 30 }, (_, i) => `amount ${i}`);
const book = new Book({
  moves: MOVES,
  labels: MOVES,
  prices: { card: 3 },
  cards: {
    alloys: { parts: {}, changes: { metal_value: { steel: 1, titanium: 1 } } },
    elevator: { parts: {}, face: [{ kind: 'action', cost: [{ icon: 'steel', t: '1' }], gain: [] }] },
  },
} as unknown as BookData);
const player = (more: Partial<PlayerView> = {}) =>
  ({ stock: [34, 4, 2, 0, 0, 9], tableau: ['alloys'], used: [], next_discount: 0, next_tolerance: 0, ...more }) as PlayerView;
const view = (more: Partial<CardView> = {}) => ({ players: [player()], ...more }) as CardView;
const decision = (question: string, details: object, most: number): Decision =>
  ({ question, text: '', moves: MOVES.slice(0, most + 1).map((_, i) => i), labels: {}, details }) as Decision;

describe('the bill of a payment', () => {
  it('has what is accepted, at its value', () => {
    const bill = billOf(book, decision('Pay', { cost: 27, accepts: [2, 1, 5], kept_heat: 4 }, 2), view(), 0);
    expect(bill).toMatchObject({ cost: 27, money: 34, mayWaste: false });
    expect(bill?.means).toEqual([
      { resource: 2, value: 4, have: 2 },
      { resource: 1, value: 3, have: 4 },
      { resource: 5, value: 1, have: 5 },
    ]);
  });
  it('is three M€ a card in research', () => {
    const own = { hand: [], dealt: [], drafted: [], chosen: ['alloys', 'elevator'], corporations: [] };
    const bill = billOf(book, decision('HeatForCards', {}, 6), view({ own }), 0);
    expect(bill).toMatchObject({ cost: 6, means: [{ resource: 5, value: 1, have: 9 }] });
  });
  it('counts what is set aside for a fee on TR', () => {
    const bill = billOf(book, decision('HeatForFee', { cost: 9, money: 7 }, 5), view(), 0);
    expect(bill).toMatchObject({ cost: 9, money: 41, means: [{ resource: 5, value: 1, have: 11 }] });
  });
  it('is none for other questions', () => {
    expect(billOf(book, decision('Turn', {}, 1), view(), 0)).toBe(null);
  });
});

it('knows what actions still want', () => {
  expect(wantedByActions(book, player({ tableau: ['elevator'] }), null)).toEqual({ 1: 1 });
  expect(wantedByActions(book, player({ tableau: ['elevator'], used: ['elevator'] }), null)).toEqual({});
  expect(wantedByActions(book, player(), 'elevator')).toEqual({ 1: 1 });
});

it('turns the preview of one payment into that of another', () => {
  const bill = billOf(book, decision('Pay', { cost: 10, accepts: [2, 1] }, 2), view(), 0);
  // With no titanium the engine would pay 3 steel (9) and 1 M€; the card brings 2 M€.
  const preview = { players: [{ stock: { megacredits: 1, steel: -3 } }], payment: { steel: 3 } };
  const found = previewFor(preview, bill as NonNullable<typeof bill>, 0, [1, 0], 0);
  expect(found.players[0]?.stock).toEqual({ megacredits: 2 - 6, titanium: -1 });
});
