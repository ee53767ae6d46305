/** Whose something on the map is: the colour of its rim and the shape of its mark. */
import { NEUTRAL } from '../data';

export interface OwnerMark {
  colour: string;
  /** Of the sprite. */
  icon: string;
}

/** The mark of an owner; null where it belongs to nobody. */
export function seatMark(owner: number): OwnerMark | null {
  if (owner < 0) return null;
  if (owner === NEUTRAL) return { colour: '#b9aea4', icon: '#icon-neutral' };
  const identity = (owner % 5) + 1;
  return { colour: `var(--own-${identity})`, icon: `#icon-seat-${identity}` };
}
