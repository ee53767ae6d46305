/** How a turn can be ended: the buttons that are offered, and which of them is all that is left. */
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import { isIdle } from '../prepare/prepared.svelte';

export interface TurnEnd {
  canEnd: boolean;
  canPass: boolean;
  /** Passing begins with the end of this turn: the rules allow it only as a first action. */
  endsFirst: boolean;
  /** There is one move, and it ends the turn. */
  isSpent: boolean;
  /** Nothing is left but to pass, or at most to sell cards. */
  isIdle: boolean;
}

const NONE: TurnEnd = { canEnd: false, canPass: false, endsFirst: false, isSpent: false, isIdle: false };

/** In a game alone the next turn follows at once, so passing takes the place of ending the turn. */
export function turnEnd(book: Book, decision: Decision | null, isAlone: boolean): TurnEnd {
  if (decision?.question !== 'Turn') return NONE;
  const mayPass = decision.moves.includes(book.moveNumber('pass'));
  const mayEnd = decision.moves.includes(book.moveNumber('end'));
  const endsFirst = isAlone && mayEnd && decision.taken === 1;
  const isSpent = decision.moves.length === 1 && (mayPass || mayEnd);
  return {
    canEnd: mayEnd && !endsFirst,
    canPass: mayPass || endsFirst,
    endsFirst,
    isSpent,
    isIdle: isSpent || isIdle(book, decision),
  };
}
