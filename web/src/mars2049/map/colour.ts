/** Seats count from 0, the five identities from 1. On the map their colours are those of the dark theme. */
export function seatNumber(seat: number): number {
  return seat + 1;
}

export function ownColour(seat: number): string {
  return `var(--own-${seatNumber(seat)})`;
}
