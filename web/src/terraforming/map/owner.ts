/** Whose something on the map is: the colour of its rim and the shape of its mark. */
import { identityOf, seatIcon } from '../../lib/ui/seat_identity';

export interface OwnerMark {
  colour: string;
  /** Of the sprite. */
  icon: string;
}

/** The mark of an owner; null where it belongs to nobody. */
export function seatMark(owner: number): OwnerMark | null {
  if (owner < 0) return null;
  const identity = identityOf(owner);
  return { colour: identity === null ? '#b9aea4' : `var(--own-${identity})`, icon: `#icon-${seatIcon(owner)}` };
}
