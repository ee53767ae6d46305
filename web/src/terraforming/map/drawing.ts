/** The seeded parts of the tiles' drawings: forests and skylines, each drawn once and used by many. */

export interface Tree {
  x: number;
  y: number;
  radius: number;
  colour: string;
}

export interface House {
  x: number;
  width: number;
  height: number;
  windows: { x: number; y: number; isLit: boolean }[];
}

export const FORESTS = 5;
export const SKYLINES = 4;
export const SEAS = 4;

const LEAVES = ['#3f7a38', '#4d8a3c', '#5f9c45', '#74ab4e', '#86b957'];

/** A small generator of our own: a drawing must be the same for everybody and on every visit. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Tree tops from above, the far ones first. */
export function forest(variant: number): Tree[] {
  const random = seeded(variant + 1);
  const trees: Tree[] = [];
  for (let y = -48, row = 0; y <= 50; y += 15, row++) {
    for (let x = row % 2 ? -44 : -35; x <= 48; x += 18) {
      trees.push({
        x: Math.round(x + (random() - 0.5) * 9),
        y: Math.round(y + (random() - 0.5) * 8),
        radius: Math.round((8.2 + random() * 4.4) * 10) / 10,
        colour: LEAVES[Math.floor(random() * LEAVES.length)] as string,
      });
    }
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Towers under a dome, with some of their windows lit. */
export function skyline(variant: number): House[] {
  const random = seeded(variant + 101);
  const houses: House[] = [];
  const heights = [22, 34, 46, 30];
  for (let i = 0; i < 4; i++) {
    const height = (heights[(i + variant) % 4] as number) + Math.round((random() - 0.5) * 6);
    const width = 13 + Math.round(random() * 2);
    const windows = [];
    for (let y = -height + 9; y < 0; y += 7) {
      for (const x of [1.5, 4.7, width - 4.4]) {
        if (random() > 0.18) windows.push({ x, y, isLit: x > width / 2 });
      }
    }
    houses.push({ x: -30 + i * 15.6, width, height, windows });
  }
  return houses;
}

/** Which of several drawings a space gets; a neighbour gets another. */
export function variantOf(number: string, count: number): number {
  return Math.floor(seeded(Number(number))() * count);
}
