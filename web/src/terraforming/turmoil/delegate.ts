/** How a delegate is drawn: the shape and the colour of its owner. */
import { seatColour, seatIcon } from '../../lib/ui/seat_identity';
import { isNeutral } from './committee';

export interface DelegateMark {
  /** Of the sprite. */
  icon: string;
  colour: string;
}

export function delegateMark(owner: number): DelegateMark {
  if (isNeutral(owner)) return { icon: 'neutral', colour: 'var(--wheel-neutral)' };
  return { icon: seatIcon(owner), colour: seatColour(owner) };
}
