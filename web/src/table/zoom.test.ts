import { describe, expect, it } from 'vitest';
import { Zoom } from './zoom.svelte';

const WHOLE = { x: -500, y: -400, width: 1000, height: 800 };

/** Where a point of the drawing is shown, from the middle, as `transform` says. */
function shown(zoom: Zoom, x: number, y: number): [number, number] {
  const [, dx, dy, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(zoom.transform)?.map(Number) ?? [];
  return [x * (scale as number) + (dx as number), y * (scale as number) + (dy as number)];
}

describe('a zoom', () => {
  it('keeps in place what lies under the pointer', () => {
    const zoom = new Zoom(() => WHOLE, 4);
    zoom.by(2, { x: 100, y: -50 });
    expect(shown(zoom, 100, -50)).toEqual([100, -50]);
    const before = shown(zoom, 120, -40);
    zoom.by(1.5, { x: 120, y: -40 });
    const after = shown(zoom, 120, -40);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('shows the same by its box and by its transform', () => {
    const zoom = new Zoom(() => WHOLE, 3);
    zoom.by(2, { x: 300, y: 200 });
    const { x, y, width, height } = zoom.box;
    expect([width, height]).toEqual([500, 400]);
    expect(shown(zoom, x, y)).toEqual([WHOLE.x, WHOLE.y]);
  });

  it('goes no closer than it may, and no further than the whole map', () => {
    const zoom = new Zoom(() => WHOLE, 3);
    zoom.by(10);
    expect(zoom.scale).toBe(3);
    zoom.by(0.01);
    expect(zoom.scale).toBe(1);
    expect(zoom.box).toEqual(WHOLE);
  });

  it('stays on the map', () => {
    const zoom = new Zoom(() => WHOLE, 3);
    zoom.move({ x: 50, y: 0 });
    expect(zoom.middle).toEqual({ x: 0, y: 0 });
    zoom.by(2);
    zoom.move({ x: -10_000, y: 10_000 });
    expect(zoom.middle).toEqual({ x: 250, y: -200 });
    zoom.reset();
    expect(zoom.middle).toEqual({ x: 0, y: 0 });
  });
});
