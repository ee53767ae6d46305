import { describe, expect, it } from 'vitest';
import { scaleFor, spread, xAt, yAt } from './chart';

const frame = { width: 110, height: 60, left: 10, right: 0, top: 0, bottom: 10 };

describe('a chart', () => {
  it('has round lines around its values', () => {
    expect(scaleFor([20, 84])).toEqual({ low: 20, high: 100, lines: [20, 40, 60, 80, 100] });
    expect(scaleFor([3, 3])).toEqual({ low: 3, high: 4, lines: [3, 4] });
    expect(scaleFor([-4, 3]).low).toBe(-4);
    expect(scaleFor([]).lines).toEqual([0, 1]);
  });

  it('puts values where they belong', () => {
    const scale = { low: 0, high: 10, lines: [] };
    expect(xAt(0, 3, frame)).toBe(10);
    expect(xAt(2, 3, frame)).toBe(110);
    expect(xAt(0, 1, frame)).toBe(60);
    expect(yAt(0, scale, frame)).toBe(50);
    expect(yAt(10, scale, frame)).toBe(0);
  });

  it('shows so many points as fit, the last always', () => {
    expect([...spread(5, 3)].sort()).toEqual([0, 2, 4]);
    expect(spread(27, 10).has(26)).toBe(true);
  });
});
