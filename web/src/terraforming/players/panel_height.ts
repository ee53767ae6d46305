/** How much of each opponent is shown, by the room there is; it stays so for the whole game. */

export type Density = 'full' | 'tags' | 'lines';

/** Pixels of an opponent's panel, with the gap after it. */
const HEIGHTS: Record<Density, number> = { full: 150, tags: 94, lines: 66 };
/** The player's own panel with three actions of cards. */
const OWN = 388;
/** The bar above the column, the hand below it, its edges. */
const AROUND = 50 + 222 + 18;

export function densityOf(opponents: number, windowHeight: number, hasOwn: boolean): Density {
  const room = windowHeight - AROUND - (hasOwn ? OWN : 0);
  // From four players on they are compact in any case.
  if (opponents < 3 && opponents * HEIGHTS.full <= room) return 'full';
  return opponents * HEIGHTS.tags <= room ? 'tags' : 'lines';
}
