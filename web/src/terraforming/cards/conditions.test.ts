import { describe, expect, it } from 'vitest';
import { cells, conditionsOf } from './conditions';
import type { CardOffer, RequirementOffer } from '../offers';

const oxygen = (have: number, missing: number): RequirementOffer => ({
  is_met: missing === 0,
  code: missing === 0 ? '' : 'parameter-too-low',
  have,
  need: 9,
  missing,
  is_limit: false,
  scale: [0, 14, 1],
  parameter: missing === 0 ? '' : 'oxygen',
});
const offer = (more: Partial<CardOffer>): CardOffer => ({
  cost: 13,
  price: 13,
  purse: 34,
  pays: [],
  requirements: [],
  reasons: [],
  ...more,
});
const price = () => 'You can pay it.';

describe('the conditions of a card', () => {
  it('are the failed ones first, with their distance', () => {
    const reasons = [{ code: 'parameter-too-low', rule: 'TM-7.6', text: 'Needs 9% oxygen.', facts: {} }];
    const found = conditionsOf(reasons, offer({ requirements: [oxygen(7, 2)] }), [], price);
    expect(found.map((one) => one.isMet)).toEqual([false, true]);
    expect(found[0]).toMatchObject({ parameter: 'oxygen', gauge: { have: 7, need: 9, to: 14 } });
    expect(found[1]?.text).toBe('You can pay it.');
  });
  it('have a gauge for the price too', () => {
    const reasons = [{ code: 'card-too-dear', rule: 'TM-11.A3', text: 'It costs 13.', facts: { need: 13, have: 10 } }];
    const found = conditionsOf(reasons, offer({ purse: 10 }), [], price);
    expect(found).toHaveLength(1);
    expect(found[0]?.gauge).toMatchObject({ have: 10, need: 13 });
  });
  it('stay as they are where nothing more is known', () => {
    const reasons = [{ code: 'no-place', rule: 'TM-5.9', text: 'No place.', facts: {} }];
    expect(conditionsOf(reasons, undefined, [], price)).toEqual([{ isMet: false, text: 'No place.', rule: 'TM-5.9' }]);
  });
});

describe('a gauge', () => {
  const count = (gauge: Parameters<typeof cells>[0], kind: string) =>
    cells(gauge).filter((cell) => cell.is === kind).length;
  it('has a cell for each step', () => {
    const gauge = { from: 0, to: 14, step: 1, have: 7, need: 9, isLimit: false };
    expect([count(gauge, 'there'), count(gauge, 'missing'), count(gauge, 'rest')]).toEqual([7, 2, 5]);
  });
  it('shows what is too much for a limit', () => {
    const gauge = { from: -30, to: 8, step: 2, have: -20, need: -24, isLimit: true };
    expect([count(gauge, 'there'), count(gauge, 'over')]).toEqual([3, 2]);
  });
  it('draws a long scale with fewer cells', () => {
    expect(cells({ from: 0, to: 41, step: 1, have: 40, need: 41, isLimit: false }).length).toBeLessThanOrEqual(24);
  });
});
