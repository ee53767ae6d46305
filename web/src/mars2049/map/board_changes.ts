/** What the map shows as new or gone. */
import type { Board } from '../data';

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
