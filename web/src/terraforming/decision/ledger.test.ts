import { describe, expect, it } from 'vitest';
import type { ParameterPage, Preview, View } from '../data';
import { ledgerOf, nextQuestion, signed } from './ledger';

const PARAMETERS = [
  { id: 'temperature', icon: 'temperature' },
  { id: 'oxygen', icon: 'oxygen' },
] as ParameterPage[];

const player = { stock: [30, 4, 0, 9, 0, 0], production: [1, 0, 0, 3, 0, 0], rating: 28, hand: 5, cubes: {} };
const view = {
  parameters: { temperature: -10, oxygen: 7, oceans: 5 },
  players: [player, { ...player, rating: 20 }],
} as unknown as View;

describe('the ledger', () => {
  it('puts every change into its row, with before and after', () => {
    const preview: Preview = {
      players: [
        { stock: { plants: -8, megacredits: 2 }, rating: 2, points: 3 },
        { stock: { heat: -2 }, points: 1 },
      ],
      parameters: { oxygen: 1, temperature: 2 },
      then: 'Turn',
    };
    const ledger = ledgerOf(preview, view, 0, PARAMETERS);
    expect(ledger.pay).toEqual([{ icon: 'plants', change: -8, before: 9, after: 1 }]);
    expect(ledger.get).toEqual([{ icon: 'megacredit', change: 2, before: 30, after: 32 }]);
    expect(ledger.mars.map((entry) => entry.after)).toEqual([-8, 8]);
    expect(ledger.rating).toEqual([{ icon: 'tr', change: 2, before: 28, after: 30 }]);
    expect(ledger.end).toEqual([
      { seat: 0, change: 3 },
      { seat: 1, change: 1 },
    ]);
    expect(ledger.others[0]?.seat).toBe(1);
    expect(ledger.isEmpty).toBe(false);
  });

  it('keeps productions and cubes apart from the stock', () => {
    const preview: Preview = {
      players: [{}, { production: { plants: -1 }, cubes: { ants: 1 }, hand: 1 }],
    };
    const ledger = ledgerOf(preview, view, 1, PARAMETERS);
    expect(ledger.pay).toEqual([
      { icon: 'plants', change: -1, before: 3, after: 2, isProduction: true },
    ]);
    expect(ledger.get.map((entry) => entry.card ?? entry.icon)).toEqual(['card', 'ants']);
  });

  it('knows when nothing changes', () => {
    expect(ledgerOf({ players: [{}, {}] }, view, 0, PARAMETERS).isEmpty).toBe(true);
    expect(nextQuestion(ledgerOf({ players: [{}, {}], then: 'Turn' }, view, 0, PARAMETERS))).toBeNull();
    expect(nextQuestion(ledgerOf({ players: [{}, {}], then: 'PlaceTile' }, view, 0, PARAMETERS))).toBe('placetile');
    expect(signed(-3)).toBe('−3');
    expect(signed(3)).toBe('+3');
  });
});
