/** Which lines the map draws: from base to base, and from what works to the base it hangs on. */
import type { Board } from '../data';
import { neighbours, parts, spotOf, type Spot } from './geometry';

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
