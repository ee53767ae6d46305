import { describe, expect, it } from 'vitest';
import type { Payment } from '../offers';
import { paid, previewFor, proposal, rest, stepped, waste } from './paying';

/** 12 M€ with 3 titanium at 3 M€ and 4 steel at 2 M€, and 8 M€ in stock. */
const payment: Payment = {
  cost: 12,
  money: 8,
  means: [
    { resource: 'titanium', value: 3, have: 3 },
    { resource: 'steel', value: 2, have: 4 },
  ],
  ways: [
    [0, 2, 4],
    [1, 1, 4],
    [2, 0, 3],
    [3, 0, 2],
  ],
  proposals: { suggested: [2, 3], save_money: [2, 3], save_metal: [0, 2] },
};

describe('a payment', () => {
  it('adds up', () => {
    expect([paid(payment, [1, 1]), rest(payment, [1, 1]), waste(payment, [3, 2])]).toEqual([5, 7, 1]);
    expect(proposal(payment, 'save-metal')).toEqual([0, 2]);
  });

  it('steps to the nearest way that the engine lists', () => {
    expect(stepped(payment, [0, 2], 1, 1)).toEqual([0, 3]);
    expect(stepped(payment, [0, 2], 1, -1)).toEqual([1, 1]);
    expect(stepped(payment, [2, 3], 0, 1)).toEqual([3, 2]);
    expect(stepped(payment, [3, 2], 0, 1)).toBeNull();
  });

  it('turns the preview of one way into that of another', () => {
    const preview = {
      players: [{ stock: { titanium: -2, steel: -3, plants: 1 } }],
      payment: { titanium: 2, steel: 3 },
    };
    expect(previewFor(preview, payment, 2, [0, 2], 0).players[0]?.stock).toEqual({
      steel: -2,
      plants: 1,
      megacredits: -8,
    });
  });
});
