/** How a delegate is drawn: the shape and the colour of its owner. */
import { seatColour } from '../../lib/SeatMark.svelte';
import { isNeutral } from './committee';

export interface PieceMark {
  /** Of the sprite. */
  icon: string;
  colour: string;
}

export function pieceMark(owner: number): PieceMark {
  if (isNeutral(owner)) return { icon: 'neutral', colour: 'var(--wheel-neutral)' };
  return { icon: `seat-${(owner % 5) + 1}`, colour: seatColour(owner) };
}
