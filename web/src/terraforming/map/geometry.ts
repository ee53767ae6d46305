/** The geometry of the map: hexes, the way from one to the next, arcs of the bezel. No drawing here.
 *
 * Units are those of the drawing: a hex is 100 wide. Hexes stand on a point; `q` runs along a row,
 * `r` counts the rows from the middle one downwards.
 */
import type { Box, Point } from '../../table/zoom.svelte';

export interface Axial {
  q: number;
  r: number;
}

export type { Box, Point };

export const HEX_WIDTH = 100;
export const ROW_HEIGHT = 86.6;
/** From the centre of a hex to its corners, with a hair of room between neighbours. */
export const HEX_RADIUS = 55.5;
export const GLOBE_RADIUS = 494;
export const BEZEL_RADIUS = 523;

/** All of the drawing with its bezel, and only the globe. */
export const WHOLE: Box = { x: -572, y: -552, width: 1144, height: 1104 };
export const GLOBE: Box = { x: -500, y: -500, width: 1000, height: 1000 };

export function centre({ q, r }: Axial): Point {
  return { x: HEX_WIDTH * (q + r / 2), y: ROW_HEIGHT * r };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0; // no minus zero
}

/** The corners of a hex around the origin, as an SVG `points` attribute. */
export function corners(radius: number = HEX_RADIUS): string {
  const half = radius / 2;
  const side = (radius * Math.sqrt(3)) / 2;
  const points = [
    [0, -radius],
    [side, -half],
    [side, half],
    [0, radius],
    [-side, half],
    [-side, -half],
  ];
  return points.map(([x, y]) => `${rounded(x as number)},${rounded(y as number)}`).join(' ');
}

export function isNeighbour(a: Axial, b: Axial): boolean {
  return distance(a, b) === 1;
}

/** How many steps two hexes are apart. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hex that holds a point. */
export function hexAt({ x, y }: Point): Axial {
  const r = y / ROW_HEIGHT;
  const q = x / HEX_WIDTH - r / 2;
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return { q: roundQ + 0, r: roundR + 0 };
}

/** The name of a hex for people: a letter for its row, its place in the row: `D7`. */
export function hexName(row: number, column: number): string {
  return String.fromCharCode(65 + row) + String(column + 1);
}

export interface Placed extends Axial {
  number: string;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where an arrow key leads. Up and down have two neighbours each: the one nearer to `column` (the
 * place where the walk began) is taken, so that a walk goes straight; Shift takes the right one.
 */
export function walk<T extends Placed>(
  hexes: readonly T[],
  from: T,
  arrow: Arrow,
  column: number,
  isRight = false,
): T | null {
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const q = from.q + (arrow === 'ArrowLeft' ? -1 : 1);
    return hexes.find((hex) => hex.r === from.r && hex.q === q) ?? null;
  }
  const r = from.r + (arrow === 'ArrowUp' ? -1 : 1);
  const near = hexes.filter((hex) => hex.r === r && isNeighbour(hex, from));
  if (near.length === 0) return null;
  const right = near.reduce((a, b) => (centre(b).x > centre(a).x ? b : a));
  if (isRight) return right;
  return near.reduce((a, b) => (Math.abs(centre(b).x - column) < Math.abs(centre(a).x - column) ? b : a));
}

/** What a finger meant: the hex under it, or the nearest of the wanted ones within reach. */
export function meant<T extends Placed>(
  hexes: readonly T[],
  wanted: ReadonlySet<string>,
  point: Point,
  reach = HEX_WIDTH * 1.1,
): T | null {
  const at = hexAt(point);
  const hit = hexes.find((hex) => hex.q === at.q && hex.r === at.r) ?? null;
  if (hit && (wanted.size === 0 || wanted.has(hit.number))) return hit;
  let best: T | null = null;
  let least = reach;
  for (const hex of hexes) {
    if (!wanted.has(hex.number)) continue;
    const { x, y } = centre(hex);
    const off = Math.hypot(point.x - x, point.y - y);
    if (off < least) [best, least] = [hex, off];
  }
  return best ?? hit;
}

/** A point on a circle; degrees run clockwise from the right, as SVG has it. */
export function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(radius * Math.cos(angle)), y: rounded(radius * Math.sin(angle)) };
}

export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [onCircle(radius, from), onCircle(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${b.x} ${b.y}`;
}

/** The step `index` of a track with `count` steps between two angles, with gaps between steps. */
export function trackStep(
  [from, to]: readonly [number, number],
  index: number,
  count: number,
): { from: number; to: number; middle: number } {
  const each = (to - from) / count;
  const gap = Math.sign(each) * 0.42;
  const begin = from + each * index;
  return { from: begin + gap, to: begin + each - gap, middle: begin + each / 2 };
}

/** Where a popover of a size goes beside a hex: inside the box, covering as few of `avoid` as can be,
 * and rather nothing of `other`. All in one unit, of which a hex has the given radius.
 */
export function beside(
  hex: Point,
  size: { width: number; height: number },
  bounds: Box,
  avoid: readonly Point[],
  other: readonly Point[] = [],
  radius: number = HEX_RADIUS,
): Point {
  const away = radius * 1.35;
  const { width, height } = size;
  const wished = [
    { x: hex.x + away, y: hex.y - height - away * 0.5 },
    { x: hex.x - width - away, y: hex.y - height - away * 0.5 },
    { x: hex.x + away, y: hex.y + away * 0.5 },
    { x: hex.x - width - away, y: hex.y + away * 0.5 },
    { x: hex.x - width / 2, y: hex.y - height - away },
    { x: hex.x - width / 2, y: hex.y + away },
    { x: hex.x + away, y: hex.y - height / 2 },
    { x: hex.x - width - away, y: hex.y - height / 2 },
    // Over the rim of the globe there is nothing to cover.
    { x: bounds.x + bounds.width - width, y: hex.y - height / 2 },
    { x: bounds.x, y: hex.y - height / 2 },
  ];
  let best = wished[0] as Point;
  let least = Infinity;
  for (const [rank, wish] of wished.entries()) {
    const x = Math.min(Math.max(wish.x, bounds.x), bounds.x + bounds.width - width);
    const y = Math.min(Math.max(wish.y, bounds.y), bounds.y + bounds.height - height);
    const around: Box = { x, y, width, height };
    const covers = (points: readonly Point[]): number =>
      points.filter((point) => isInside(point, around, radius * 0.8)).length;
    const own = isInside(hex, around, radius) ? 100 : 0;
    const far = Math.hypot(x + width / 2 - hex.x, y + height / 2 - hex.y) / radius;
    const cost = covers(avoid) + covers(other) * 0.06 + own + far * 0.06 + rank / 500;
    if (cost < least) [best, least] = [{ x, y }, cost];
  }
  return best;
}

function isInside({ x, y }: Point, box: Box, margin: number): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}
