/** The ring of parties: six wedges, clockwise from the top. All in the units of its drawing. */

export const HALF = 436;
export const HUB = 122;
const INNER = 134;
export const OUTER = 388;
/** By how much the dominant wedge stands out. */
export const OUT = 24;
const GAP = 13;
const TURN = 60;

export interface Point {
  x: number;
  y: number;
}

/** The direction of a wedge's middle, in degrees; 0 points to the right, and it goes clockwise. */
export function direction(index: number): number {
  return index * TURN - 90;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a wedge; the gaps between neighbours have parallel sides. */
export function wedge(index: number, outer: number): string {
  const middle = direction(index);
  const reach = (radius: number): number => TURN / 2 - (Math.asin(GAP / 2 / radius) * 180) / Math.PI;
  const corner = (radius: number, side: number): string => {
    const { x, y } = polar(radius, middle + side * reach(radius));
    return `${x} ${y}`;
  };
  return (
    `M${corner(INNER, -1)}L${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}` +
    `L${corner(INNER, 1)}A${INNER} ${INNER} 0 0 0 ${corner(INNER, -1)}Z`
  );
}

export const LEADER = 180;
const LABEL = 332;

export function leaderSeat(index: number): Point {
  return polar(LEADER, direction(index));
}

export function labelPlace(index: number): Point {
  return polar(LABEL, direction(index));
}

/** Two rows of seats; the near one is filled from its middle, the far one from its ends. */
const NEAR = { radius: 238, degrees: [0, -9.5, 9.5, -19, 19] };
const FAR = { radius: 277, degrees: [-22.5, 22.5, -14.5, 14.5, -6.5, 6.5] };
export const SEATS: readonly { radius: number; degrees: number }[] = [NEAR, FAR].flatMap(({ radius, degrees }) =>
  degrees.map((turned) => ({ radius, degrees: turned })),
);

export function seatPlace(index: number, seat: number): Point {
  const { radius, degrees } = SEATS[seat] as (typeof SEATS)[number];
  return polar(radius, direction(index) + degrees);
}
