/** The drawing on a card: a field of lines after its first tag, seeded by its id.
 *
 * No card has artwork. The field says the tag at a glance, the seed makes each card recognisable.
 * A drawing is few paths with many strokes each, so that a full hand stays cheap to paint.
 */

export interface Stroke {
  d: string;
  opacity: number;
  width: number;
  isFilled: boolean;
}

export const WIDTH = 160;
export const HEIGHT = 72;

type Random = (from: number, to: number) => number;

/** The same numbers for the same id, on every machine. */
export function seeded(id: string): Random {
  let state = 2166136261;
  for (let i = 0; i < id.length; i += 1) {
    state = Math.imul(state ^ id.charCodeAt(i), 16777619);
  }
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

function path(template: TemplateStringsArray, ...values: number[]): string {
  return template.reduce((text, piece, i) => text + round(values[i - 1] as number) + piece);
}

function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const dx = rx * Math.cos((turn * Math.PI) / 180);
  const dy = rx * Math.sin((turn * Math.PI) / 180);
  const there = path`M${x - dx} ${y - dy}A${rx} ${ry} ${turn} 1 0 ${x + dx} ${y + dy}`;
  return there + path`A${rx} ${ry} ${turn} 1 0 ${x - dx} ${y - dy}Z`;
}

const line = (d: string, opacity: number, width = 1.1): Stroke => ({
  d,
  opacity,
  width,
  isFilled: false,
});
const fill = (d: string, opacity: number): Stroke => ({ d, opacity, width: 0, isFilled: true });

function orbits(random: Random): Stroke[] {
  const x = random(96, 124);
  const y = random(44, 60);
  const tilt = random(-26, -10);
  const near = [1, 2, 3].map((n) => ellipse(x, y, n * 17, n * 8.3, tilt)).join('');
  const far = [4, 5, 6].map((n) => ellipse(x, y, n * 17, n * 8.3, tilt)).join('');
  let stars = '';
  for (let i = 0; i < 15; i += 1) stars += ellipse(random(2, 158), random(4, 70), 0.8, 0.8);
  return [line(near, 0.58), line(far, 0.34), fill(stars, 0.7), fill(ellipse(x, y, 7, 7), 0.75)];
}

function skyline(random: Random): Stroke[] {
  let outlines = '';
  let ridges = '';
  let bodies = '';
  for (let x = random(16, 34); x < 168;) {
    const half = random(5, 8.4);
    const high = random(9, 34);
    const shape = path`M${x - half} 72v${-high}l${half}-5 ${half} 5v${high}`;
    outlines += shape;
    ridges += path`M${x} 72v${-high - 5}`;
    if (random(0, 1) < 0.5) bodies += shape;
    x += half * 2 + random(0, 3);
  }
  return [fill(bodies, 0.16), line(outlines, 0.6), line(ridges, 0.3), line('M0 71.5H160', 0.5)];
}

function ferns(random: Random): Stroke[] {
  let stems = '';
  let leaves = '';
  for (let x = random(26, 44); x < 158; x += random(26, 44)) {
    const high = random(44, 70);
    const lean = random(-14, 14);
    stems += path`M${x} 72q${lean * 0.15} ${-high / 2} ${lean} ${-high}`;
    for (let i = 1; i <= 7; i += 1) {
      const up = (i / 8) * high;
      const sx = x + lean * (i / 8) ** 1.7;
      const long = 15 * (1 - i / 9);
      leaves += path`M${sx} ${72 - up}q${long / 2}-1 ${long} ${-long / 1.8}`;
      leaves += path`M${sx} ${72 - up}q${-long / 2}-1 ${-long} ${-long / 1.8}`;
    }
  }
  return [line(stems, 0.6, 1.2), line(leaves, 0.45)];
}

function cells(random: Random): Stroke[] {
  let walls = '';
  let cores = '';
  const made: [number, number, number][] = [];
  for (let tries = 0; tries < 160 && made.length < 34; tries += 1) {
    const x = random(8, 160);
    const y = random(-2, 74);
    const r = random(3.4, 12);
    if (made.some(([ox, oy, or]) => Math.hypot(x - ox, y - oy) < r + or + 1)) continue;
    made.push([x, y, r]);
    walls += ellipse(x, y, r, r);
    cores += ellipse(x + r / 6, y - r / 10, r * 0.28, r * 0.28);
  }
  return [fill(walls, 0.08), line(walls, 0.5), fill(cores, 0.5)];
}

function lattice(random: Random): Stroke[] {
  const points: [number, number][] = [];
  for (let i = 0; i < 17; i += 1) points.push([random(14, 158), random(4, 70)]);
  let bonds = '';
  let atoms = '';
  for (const [x, y] of points) {
    const near = points
      .filter(([ox, oy]) => ox !== x || oy !== y)
      .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
    for (const [ox, oy] of near.slice(0, 2)) bonds += path`M${x} ${y}L${ox} ${oy}`;
    const r = random(1.5, 3);
    atoms += ellipse(x, y, r, r);
  }
  return [line(bonds, 0.34), fill(atoms, 0.65)];
}

function bands(random: Random): Stroke[] {
  const thick: Record<number, string> = { 1: '', 2.5: '', 4: '' };
  const widths = [1, 2.5, 1, 4, 1, 4, 2.5, 4, 1];
  widths.forEach((width, i) => {
    thick[width] += path`M0 ${7 + i * 8.5}q40 ${random(2, 6)} 80 0t80 0`;
  });
  const spot = ellipse(random(84, 130), random(30, 56), 15, 8);
  return [
    line(thick[1] as string, 0.4, 1),
    line(thick[2.5] as string, 0.34, 2.5),
    line(thick[4] as string, 0.3, 4),
    fill(spot, 0.35),
    line(spot, 0.6),
  ];
}

function fieldLines(random: Random): Stroke[] {
  let faint = '';
  let bright = '';
  const bend = random(16, 26);
  for (let i = 0; i < 12; i += 1) {
    const x = 24 + i * 12;
    const d = path`M${x} 0C${x + bend + random(-5, 5)} 25 ${x - bend + random(-5, 5)} 47 ${x} 72`;
    if (i % 3 === 2) bright += d;
    else faint += d;
  }
  return [line(faint, 0.28, 1.2), line(bright, 0.5, 1.4)];
}

function tracks(random: Random): Stroke[] {
  let hills = '';
  for (let i = 0; i < 8; i += 1) {
    const y = 16 + i * 8 + random(-3, 3);
    const up = random(-21, -8);
    hills += path`M0 ${y}c32 ${up} 48 ${random(12, 19)} 80 0s48 ${random(-18, -6)} 80 ${random(-5, 5)}`;
  }
  let steps = '';
  const first = random(40, 60);
  for (let i = 0; i < 5; i += 1) {
    const y = 54 - Math.floor(i / 2) * 14 - (i % 2) * 5;
    steps += ellipse(first + i * 21, y, 3.4, 5, 55);
  }
  return [line(hills, 0.32, 1.2), fill(steps, 0.55)];
}

function meridians(random: Random): Stroke[] {
  const x = random(104, 128);
  const y = random(48, 60);
  const radius = 52;
  const ovals = [0.15, 0.37, 0.58, 0.8, 1].map((part) => ellipse(x, y, radius * part, radius));
  let lines = '';
  for (const up of [-36, -18, 0, 18]) {
    const half = Math.sqrt(radius ** 2 - up ** 2);
    lines += path`M${x - half} ${y + up}h${2 * half}`;
  }
  return [fill(ellipse(x, y, radius, radius), 0.07), line(ovals.join(''), 0.42), line(lines, 0.32)];
}

function contours(random: Random): Stroke[] {
  const x = random(78, 108);
  const y = random(22, 40);
  let inner = '';
  let outer = '';
  for (let i = 0; i < 8; i += 1) {
    const rx = 10 + i * 15.7;
    const d = ellipse(x + random(-3, 3), y, rx, rx * 0.55, random(-8, 8));
    if (i < 4) inner += d;
    else outer += d;
  }
  return [line(inner, 0.46), line(outer, 0.28)];
}

const FIELDS: Record<string, (random: Random) => Stroke[]> = {
  space: orbits,
  building: skyline,
  city: skyline,
  plant: ferns,
  microbe: cells,
  science: lattice,
  jovian: bands,
  power: fieldLines,
  animal: tracks,
  earth: meridians,
};

const drawn = new Map<string, Stroke[]>();

export function emblem(id: string, tag: string | undefined): Stroke[] {
  let strokes = drawn.get(id);
  if (!strokes) {
    strokes = (FIELDS[tag ?? ''] ?? contours)(seeded(id));
    drawn.set(id, strokes);
  }
  return strokes;
}
