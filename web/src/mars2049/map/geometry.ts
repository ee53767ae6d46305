/** Where things are on the polar map: pure geometry in the units of the drawing.
 *
 * A point is named by its parallel from 1 (the equator, outside) to 5 (the polar circle) and its
 * meridian from 0 to 23. The map turns so that `turn`, the meridian of one's own start, points down;
 * meridians go round clockwise, as the seats do.
 */
import type { Point } from '../../table/zoom.svelte';

export const RADII = [462, 386, 312, 240, 170];
export const COLUMNS = 24;
/** The largest radius that a piece may have so that neighbours on its parallel do not touch. */
const SCALES = [1, 1, 1, 0.94, 0.74];
const STEP = (2 * Math.PI) / COLUMNS;

export type Spot = Point;

export function parts(point: string): [ring: number, column: number] {
  const [ring, column] = point.split('.');
  return [Number(ring) - 1, Number(column)];
}

export function pointName(ring: number, column: number): string {
  return `${ring + 1}.${((column % COLUMNS) + COLUMNS) % COLUMNS}`;
}

export const POINTS: string[] = RADII.flatMap((_, ring) =>
  Array.from({ length: COLUMNS }, (_unused, column) => pointName(ring, column)),
);

export function along(column: number, radius: number, turn: number): Spot {
  const angle = (column - turn) * STEP;
  return { x: round(-Math.sin(angle) * radius), y: round(Math.cos(angle) * radius) };
}

export function spotOf(point: string, turn: number): Spot {
  const [ring, column] = parts(point);
  return along(column, RADII[ring] ?? 0, turn);
}

export function scaleOf(point: string): number {
  return SCALES[parts(point)[0]] ?? 1;
}

/** Straight and diagonal neighbours (MA-3.2), straight ones first. */
export function neighbours(point: string): string[] {
  const [ring, column] = parts(point);
  const found: string[] = [];
  for (const [up, side] of AROUND) {
    if (ring + up >= 0 && ring + up < RADII.length) found.push(pointName(ring + up, column + side));
  }
  return found;
}

const AROUND: [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

/** The nearest of some points to a spot, no farther away than `reach`. */
export function nearest(points: Iterable<string>, at: Spot, turn: number, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const point of points) {
    const spot = spotOf(point, turn);
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far < least) {
      best = point;
      least = far;
    }
  }
  return best;
}

const WAYS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where an arrow key leads from a point: the nearest point that lies in that direction. */
export function stepTo(point: string, key: string, turn: number): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const from = spotOf(point, turn);
  let best: string | null = null;
  let least = Infinity;
  for (const other of POINTS) {
    const to = spotOf(other, turn);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 1 || aside > 1.2 * ahead) continue;
    const cost = Math.hypot(ahead, aside) + 0.65 * aside;
    if (cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0; // no negative zero
}
