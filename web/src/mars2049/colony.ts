/** What can be read off a view of Mars 2049. Nothing here decides what is legal: the engine does. */
import type { Board, Pages, PlayerView, Price, View } from './pages';
import { RESOURCES } from './pages';
import { neighbours, parts, spotOf, type Spot } from './polar';

export const STATIONS = ['air_station', 'food_station', 'mineral_station'];

/** Cards and tokens together, as they count for payment. */
export function unitsOf(cards: Price, tokens: number[], values: [number, number]): Price {
  const of = (what: number): number =>
    (cards[what] ?? 0) +
    values[0] * (tokens[2 * what] ?? 0) +
    values[1] * (tokens[2 * what + 1] ?? 0);
  return [of(0), of(1), of(2)];
}

/** What is missing for a price; zeros where nothing is. */
export function missing(price: Price, have: Price): Price {
  return price.map((need, what) => Math.max(0, need - (have[what] ?? 0))) as Price;
}

export function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}

/** How many tokens of a kind a seat could still build. */
export function tokensLeft(board: Board, pages: Pages, seat: number, kind: string): number {
  const all = pages.structures.find((one) => one.id === kind)?.tokens ?? 0;
  const placed = Object.values(board).filter(([what, , star]) => what === kind && star === seat);
  return all - placed.length;
}

/** What a roll of each resource brings a seat: a card for each station that works. */
export function production(board: Board, seat: number): Price {
  const found: Price = [0, 0, 0];
  for (const [kind, owner, , isActive] of Object.values(board)) {
    const what = STATIONS.indexOf(kind);
    if (owner === seat && isActive && what >= 0) found[what] = (found[what] as number) + 1;
  }
  return found;
}

/** What each seat got by a roll, or null where the face brings nothing to all. */
export function gainsOf(view: View, face: string): number[] | null {
  const what = RESOURCES.indexOf(face as (typeof RESOURCES)[number]);
  if (what < 0) return null;
  return view.players.map((player, seat) =>
    player.stagnation ? 0 : (production(view.board, seat)[what] as number),
  );
}

/** Partners sit opposite each other; −1 without a partner. */
export function partnerOf(seat: number, seats: number, isCooperative: boolean): number {
  return isCooperative ? (seat + 2) % seats : -1;
}

export interface Link {
  id: string;
  from: Spot;
  to: Spot;
  owner: number;
  isChain: boolean;
}

/** The chain of bases, and what hangs on it. */
export function links(board: Board, turn: number): Link[] {
  const found: Link[] = [];
  for (const [point, [kind, owner, , isActive]] of Object.entries(board)) {
    if (!isActive) continue;
    const isChain = kind === 'base';
    const near = isChain ? chainedTo(board, point, owner) : [baseNear(board, point, owner, turn)];
    for (const other of near) {
      if (other === null) continue;
      const id = `${point}-${other}`;
      found.push({ id, from: spotOf(other, turn), to: spotOf(point, turn), owner, isChain });
    }
  }
  // Station links lie under the chain.
  return found.sort((a, b) => Number(a.isChain) - Number(b.isChain));
}

/** The bases next to a base, each pair once: those nearer the equator, and one on its parallel. */
function chainedTo(board: Board, point: string, owner: number): string[] {
  const [ring, column] = parts(point);
  return neighbours(point).filter((near) => {
    const [nearRing, nearColumn] = parts(near);
    const isBefore = nearRing < ring || (nearRing === ring && nearColumn < column);
    return isBefore && isBaseOf(board, near, owner);
  });
}

export function baseNear(board: Board, point: string, owner: number, turn: number): string | null {
  const at = spotOf(point, turn);
  const far = (other: string): number => {
    const spot = spotOf(other, turn);
    return Math.hypot(spot.x - at.x, spot.y - at.y);
  };
  const own = neighbours(point).filter((near) => isBaseOf(board, near, owner));
  return own.sort((a, b) => far(a) - far(b))[0] ?? null;
}

function isBaseOf(board: Board, point: string, owner: number): boolean {
  const standing = board[point];
  return standing !== undefined && standing[0] === 'base' && standing[1] === owner;
}

/** What came to stand or was lost between two boards. */
export function changes(before: Board, after: Board): { built: string[]; lost: string[] } {
  const built = Object.keys(after).filter((point) => {
    const was = before[point];
    const is = after[point];
    return !was || !is || was[0] !== is[0] || was[1] !== is[1];
  });
  const lost = Object.keys(before).filter((point) => !after[point]);
  return { built, lost };
}

export interface Ladder {
  bases: number;
  needed: number;
  roads: number;
  hasRoad: boolean;
  hasStation: boolean;
}

/** How far a colony has come. Bases that went sideways do not lead to the pole, but they count. */
export function ladderOf(view: View, seat: number, needed: number): Ladder {
  const player = view.players[seat] as PlayerView;
  return {
    bases: Math.min(player.bases, needed),
    needed,
    roads: player.road !== null ? 3 : player.road_cards,
    hasRoad: player.road !== null && player.road_is_active,
    hasStation: view.winner === seat,
  };
}
