import { describe, expect, it } from 'vitest';
import { ranking } from './ranking';

describe('a ranking', () => {
  it('has the best first, and the engine\u2019s points', () => {
    const offer = { counts: [3, 7, 3], points: [2, 5, 2] };
    expect(ranking(offer).map((rank) => [rank.seat, rank.value, rank.points])).toEqual([
      [1, 7, 5],
      [0, 3, 2],
      [2, 3, 2],
    ]);
    expect(ranking(undefined)).toEqual([]);
  });
});
