/** The identities of the five seats; seats count from 0, colours and shapes from 1. */

export const SEATS = 5;

/** The number of a seat's colour and shape; null for whoever has no seat: nobody, or neutral. */
export function identityOf(seat: number): number | null {
  return seat >= 0 && seat < SEATS ? seat + 1 : null;
}

export function seatColour(seat: number): string {
  const identity = identityOf(seat);
  return identity === null ? 'var(--text-3)' : `var(--seat-${identity})`;
}

/** Of the sprite. */
export function seatIcon(seat: number): string {
  const identity = identityOf(seat);
  return identity === null ? 'neutral' : `seat-${identity}`;
}
