import { describe, expect, it } from 'vitest';
import { emblem, seeded } from './emblem';

const TAGS = [
  'space',
  'building',
  'city',
  'plant',
  'microbe',
  'science',
  'jovian',
  'power',
  'animal',
  'earth',
  undefined,
];

describe('the drawing of a card', () => {
  it.each(TAGS)('is a few sound paths (%s)', (tag) => {
    const strokes = emblem(`one-${tag}`, tag);
    expect(strokes.length).toBeGreaterThan(1);
    expect(strokes.length).toBeLessThan(7);
    for (const stroke of strokes) {
      expect(stroke.d.length).toBeGreaterThan(5);
      expect(stroke.d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
  it('is its own for each card, and always the same', () => {
    const numbers = (id: string) => Array.from({ length: 4 }, seeded(id).bind(null, 0, 1));
    expect(numbers('ants')).toEqual(numbers('ants'));
    expect(numbers('ants')).not.toEqual(numbers('birds'));
    for (const number of numbers('ants')) expect(number).toBeGreaterThanOrEqual(0);
  });
});
