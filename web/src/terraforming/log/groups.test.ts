import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/net/protocol';
import { grouped } from './groups';

const lines: LogLine[] = [
  [0, 0, 'A is to act.', 'TurnBegan'],
  [1, 0, 'A played Comet.', 'CardPlayed'],
  [2, 0, 'A paid 21 M€.', 'StockChanged'],
  [3, 0, 'A placed an ocean.', 'TilePlaced'],
  [4, 1, 'B passed.', 'Passed'],
  [5, 1, 'B placed a city.', 'TilePlaced'],
];

describe('the groups of a log', () => {
  it('have what followed under what caused it, the newest first', () => {
    const groups = grouped(lines, () => true);
    expect(groups.map((group) => group.head[0])).toEqual([5, 4, 1]);
    expect(groups[2]?.rest.map((line) => line[0])).toEqual([2, 3]);
  });

  it('leave out what is filtered away', () => {
    expect(grouped(lines, (line) => line[1] === 1).map((group) => group.head[0])).toEqual([5, 4]);
  });
});
