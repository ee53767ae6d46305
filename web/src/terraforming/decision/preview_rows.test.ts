import { describe, expect, it } from 'vitest';
import type { ParameterPage, PlayerView, Preview, View } from '../data';
import { previewRowsOf, nextQuestion, signed } from './preview_rows';

const PARAMETERS = [
  { id: 'temperature', icon: 'temperature' },
  { id: 'oxygen', icon: 'oxygen' },
] as ParameterPage[];

const figures = { stock: [30, 4, 0, 9, 0, 0], production: [1, 0, 0, 3, 0, 0], rating: 28, hand: 5, cubes: {} };
const player = figures satisfies Partial<PlayerView> as PlayerView;
const view = {
  parameters: { temperature: -10, oxygen: 7, oceans: 5 },
  players: [player, { ...player, rating: 20 }],
} satisfies Partial<View> as View;

describe('the rows of a preview', () => {
  it('puts every change into its row, with before and after', () => {
    const preview: Preview = {
      players: [
        { stock: { plants: -8, megacredits: 2 }, rating: 2, points: 3 },
        { stock: { heat: -2 }, points: 1 },
      ],
      parameters: { oxygen: 1, temperature: 2 },
      then: 'Turn',
    };
    const previewRows = previewRowsOf(preview, view, 0, PARAMETERS);
    expect(previewRows.pay).toEqual([{ icon: 'plants', change: -8, before: 9, after: 1 }]);
    expect(previewRows.get).toEqual([{ icon: 'megacredit', change: 2, before: 30, after: 32 }]);
    expect(previewRows.mars.map((entry) => entry.after)).toEqual([-8, 8]);
    expect(previewRows.rating).toEqual([{ icon: 'tr', change: 2, before: 28, after: 30 }]);
    expect(previewRows.end).toEqual([
      { seat: 0, change: 3 },
      { seat: 1, change: 1 },
    ]);
    expect(previewRows.others[0]?.seat).toBe(1);
    expect(previewRows.isEmpty).toBe(false);
  });

  it('keeps productions and cubes apart from the stock', () => {
    const preview: Preview = {
      players: [{}, { production: { plants: -1 }, cubes: { ants: 1 }, hand: 1 }],
    };
    const previewRows = previewRowsOf(preview, view, 1, PARAMETERS);
    expect(previewRows.pay).toEqual([{ icon: 'plants', change: -1, before: 3, after: 2, isProduction: true }]);
    expect(previewRows.get.map((entry) => entry.card ?? entry.icon)).toEqual(['card', 'ants']);
  });

  it('tells what the neutral opponent of a game alone loses', () => {
    const preview: Preview = { players: [{}], neutral: { production: { heat: -2 }, stock: { steel: -3 } } };
    const previewRows = previewRowsOf(preview, view, 0, PARAMETERS);
    expect(previewRows.isEmpty).toBe(false);
    expect(previewRows.others).toEqual([
      {
        seat: 7,
        entries: [
          { icon: 'steel', change: -3 },
          { icon: 'heat', change: -2, isProduction: true },
        ],
      },
    ]);
  });

  it('knows when nothing changes', () => {
    expect(previewRowsOf({ players: [{}, {}] }, view, 0, PARAMETERS).isEmpty).toBe(true);
    expect(nextQuestion(previewRowsOf({ players: [{}, {}], then: 'Turn' }, view, 0, PARAMETERS))).toBeNull();
    expect(nextQuestion(previewRowsOf({ players: [{}, {}], then: 'PlaceTile' }, view, 0, PARAMETERS))).toBe(
      'placetile',
    );
    expect(signed(-3)).toBe('−3');
    expect(signed(3)).toBe('+3');
  });
});
