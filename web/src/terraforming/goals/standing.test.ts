import { describe, expect, it } from 'vitest';
import type { View } from '../data';
import { measured, ranking } from './standing';

function player(heat: number): object {
  return { rating: 20, stock: [0, 2, 3, 0, 0, heat], production: [4, 0, 0, 0, 0, 0], hand: 6, tags: { science: 2 } };
}

function view(...heat: number[]): View {
  return {
    tiles: { '03': ['city', 0], '01': ['city', 0], '04': ['ocean', -1], '09': ['greenery', 0], '10': ['capital', 1] },
    players: heat.map(player),
  } as unknown as View;
}

const HEAT = { of: 'stock', resources: [5] } as const;

describe('what a goal counts', () => {
  it('is read from the view', () => {
    const seen = view(7, 0);
    const value = (of: string, more: object = {}): number => measured({ of, ...more } as never, seen, 0);
    expect(value('rating')).toBe(20);
    expect(value('hand')).toBe(6);
    expect(value('tags', { tag: 'science' })).toBe(2);
    expect(value('tags', { tag: 'earth' })).toBe(0);
    expect(value('production', { resources: [0] })).toBe(4);
    expect(value('stock', { resources: [1, 2] })).toBe(5);
    expect(value('tiles')).toBe(3);
    expect(value('cities')).toBe(2);
    expect(value('greeneries')).toBe(1);
    expect(measured({ of: 'cities' }, seen, 1)).toBe(1);
  });
});

describe('the ranking of an award', () => {
  const points = (...heat: number[]): number[] =>
    ranking({ ...HEAT, resources: [5] }, view(...heat))
      .sort((a, b) => a.seat - b.seat)
      .map((rank) => rank.points);

  it('gives 5 and 2 points', () => expect(points(7, 4, 1)).toEqual([5, 2, 0]));
  it('has no second place for two', () => expect(points(7, 4)).toEqual([5, 0]));
  it('has no second place after a tie', () => expect(points(12, 12, 5)).toEqual([5, 5, 0]));
  it('shares the second place', () => expect(points(7, 4, 4, 1)).toEqual([5, 2, 2, 0]));
});
