import { describe, expect, it } from 'vitest';
import {
  arc,
  beside,
  centre,
  corners,
  distance,
  hexAt,
  hexName,
  meant,
  onCircle,
  trackStep,
  walk,
  type Placed,
} from './geometry';

/** Three rows: 2, 3 and 2 hexes. */
const HEXES: Placed[] = [
  { number: '01', q: 0, r: -1 },
  { number: '02', q: 1, r: -1 },
  { number: '03', q: -1, r: 0 },
  { number: '04', q: 0, r: 0 },
  { number: '05', q: 1, r: 0 },
  { number: '06', q: -1, r: 1 },
  { number: '07', q: 0, r: 1 },
];
const hex = (number: string): Placed => HEXES.find((one) => one.number === number) as Placed;

describe('hexes', () => {
  it('have their centres in staggered rows', () => {
    expect(centre({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
    expect(centre({ q: 1, r: -1 })).toEqual({ x: 50, y: -86.6 });
  });

  it('are found again by any point inside', () => {
    for (const one of HEXES) {
      const { x, y } = centre(one);
      for (const [dx, dy] of [
        [0, 0],
        [40, 0],
        [-40, 10],
        [0, 45],
        [10, -40],
      ]) {
        const { q, r } = hexAt({ x: x + (dx as number), y: y + (dy as number) });
        expect([q, r]).toEqual([one.q, one.r]);
      }
    }
  });

  it('have six corners, a distance and a name', () => {
    expect(corners().split(' ')).toHaveLength(6);
    expect(corners()).toContain('48.1,27.8');
    expect(distance({ q: -1, r: 1 }, { q: 1, r: -1 })).toBe(2);
    expect(hexName(3, 6)).toBe('D7');
  });
});

describe('walking with the arrow keys', () => {
  it('goes along the row and stops at its end', () => {
    expect(walk(HEXES, hex('04'), 'ArrowLeft', 0)?.number).toBe('03');
    expect(walk(HEXES, hex('05'), 'ArrowRight', 0)).toBeNull();
  });

  it('reaches both neighbours above and below', () => {
    expect(walk(HEXES, hex('04'), 'ArrowUp', 0)?.number).toBe('01');
    expect(walk(HEXES, hex('04'), 'ArrowUp', 0, true)?.number).toBe('02');
    expect(walk(HEXES, hex('04'), 'ArrowDown', 0, true)?.number).toBe('07');
    expect(walk(HEXES, hex('01'), 'ArrowUp', 0)).toBeNull();
  });

  it('keeps to the column where it began', () => {
    const down = walk(HEXES, hex('02'), 'ArrowDown', 100) as Placed;
    expect(down.number).toBe('05');
    expect(walk(HEXES, down, 'ArrowDown', 100)?.number).toBe('07');
  });
});

describe('what a finger meant', () => {
  it('is the hex under it where nothing is asked', () => {
    expect(meant(HEXES, new Set(), { x: 10, y: 5 })?.number).toBe('04');
    expect(meant(HEXES, new Set(), { x: 900, y: 0 })).toBeNull();
  });

  it('is the nearest legal one while placing, but only within reach', () => {
    expect(meant(HEXES, new Set(['05']), { x: 30, y: 0 })?.number).toBe('05');
    expect(meant(HEXES, new Set(['05']), { x: -90, y: 0 })?.number).toBe('03');
  });
});

describe('the bezel', () => {
  it('runs clockwise from the right', () => {
    expect(onCircle(100, 90)).toEqual({ x: 0, y: 100 });
    expect(arc(100, 90, 180)).toBe('M0 100A100 100 0 0 1 -100 0');
    expect(arc(100, 180, 90)).toBe('M-100 0A100 100 0 0 0 0 100');
  });

  it('is cut into steps with gaps', () => {
    const first = trackStep([128, 232], 0, 19);
    const second = trackStep([128, 232], 1, 19);
    expect(first.from).toBeCloseTo(128.42);
    expect(second.from - first.to).toBeCloseTo(0.84);
    expect(trackStep([52, -52], 0, 14).to).toBeLessThan(52);
  });
});

describe('a popover beside a hex', () => {
  const bounds = { x: -500, y: -500, width: 1000, height: 1000 };
  const size = { width: 200, height: 100 };

  it('stays inside and leaves the hex free', () => {
    for (const one of HEXES) {
      const at = centre(one);
      const { x, y } = beside(at, size, bounds, []);
      expect(x).toBeGreaterThanOrEqual(-500);
      expect(x + 200).toBeLessThanOrEqual(500);
      const isOver = at.x > x && at.x < x + 200 && at.y > y && at.y < y + 100;
      expect(isOver).toBe(false);
    }
  });

  it('keeps clear of what it is to avoid', () => {
    const first = beside({ x: 0, y: 0 }, size, bounds, []);
    const middle = { x: first.x + 100, y: first.y + 50 };
    const second = beside({ x: 0, y: 0 }, size, bounds, [middle]);
    const isOver = (at: { x: number; y: number }): boolean =>
      middle.x > at.x && middle.x < at.x + 200 && middle.y > at.y && middle.y < at.y + 100;
    expect(isOver(first)).toBe(true);
    expect(isOver(second)).toBe(false);
  });
});
