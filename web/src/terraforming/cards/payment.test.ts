import { describe, expect, it } from 'vitest';
import { isValid, preset, rest, stepped, waste, type Bill } from './payment';

const TITANIUM = { resource: 2, value: 3, have: 2 };
const STEEL = { resource: 1, value: 2, have: 4 };
const bill = (more: Partial<Bill> = {}): Bill => ({
  cost: 27,
  money: 34,
  means: [TITANIUM, STEEL],
  mayWaste: false,
  ...more,
});

describe('a plan to pay', () => {
  it('is valid if each answer in turn is', () => {
    expect(isValid(bill(), [2, 3])).toBe(true);
    expect(isValid(bill(), [3, 0])).toBe(false);
    expect(isValid(bill({ money: 10 }), [0, 4])).toBe(false);
    expect(isValid(bill({ cost: 4 }), [1, 1])).toBe(true); // one M€ is lost
    expect(isValid(bill({ cost: 4 }), [2, 1])).toBe(false); // steel is not asked for any more
  });
  it('leaves the rest to M€', () => {
    expect(rest(bill(), [2, 3])).toBe(15);
    expect(waste(bill({ cost: 4 }), [2, 0])).toBe(2);
  });
});

describe('proposals', () => {
  it('use metal without losing any', () => {
    expect(preset(bill(), 'suggested')).toEqual([2, 4]);
    expect(preset(bill({ cost: 4 }), 'suggested')).toEqual([0, 2]);
    expect(preset(bill({ cost: 5 }), 'suggested')).toEqual([1, 1]);
  });
  it('keep what an action still wants', () => {
    expect(preset(bill(), 'suggested', { 1: 1 })).toEqual([2, 3]);
  });
  it('save M€ even if something is lost', () => {
    expect(preset(bill({ cost: 4, money: 1 }), 'save-money')).toEqual([0, 2]);
    expect(preset(bill({ cost: 1, means: [STEEL] }), 'save-money')).toEqual([1]);
    expect(preset(bill({ cost: 1, means: [STEEL] }), 'suggested')).toEqual([0]);
  });
  it('save metal as far as the M€ reach', () => {
    expect(preset(bill(), 'save-metal')).toEqual([0, 0]);
    expect(preset(bill({ money: 22 }), 'save-metal')).toEqual([1, 1]);
  });
  it('spare heat', () => {
    const heat = { resource: 5, value: 1, have: 20 };
    expect(preset(bill({ means: [STEEL, heat] }), 'suggested')).toEqual([4, 0]);
    expect(preset(bill({ means: [STEEL, heat], money: 5 }), 'suggested')).toEqual([4, 14]);
  });
});

describe('one more or one less', () => {
  it('makes the others give way', () => {
    expect(stepped(bill(), [1, 3], 0, 1)).toEqual([2, 3]);
    expect(stepped(bill({ cost: 6 }), [0, 3], 0, 1)).toEqual([1, 2]);
    expect(stepped(bill({ money: 15 }), [2, 3], 1, -1)).toBe(null);
    expect(stepped(bill(), [2, 0], 0, 1)).toBe(null);
  });
});
