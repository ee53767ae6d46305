/** Where a large card is shown beside a small one: in the window, and never over what answers the question. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}

const MARGIN = 10;

/** Above if there is room, else beside; `taken` are the boxes that must stay free. */
export function zoomPlace(at: Box, size: Size, room: Size, taken: Box[]): Spot {
  const inside = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const middle = inside((at.left + at.right - size.width) / 2, room.width - size.width);
  const right = at.right + MARGIN;
  const left = at.left - size.width - MARGIN;
  const heights = [at.top, ...taken.map((box) => box.top - size.height - MARGIN)].map((top) =>
    inside(top, room.height - size.height),
  );
  const above = at.top - size.height - MARGIN;
  const spots: Spot[] = [
    { left: middle, top: above },
    ...taken.map((box) => ({ left: box.left - size.width - MARGIN, top: above })),
    ...heights.flatMap((top) => [
      { left: right, top },
      { left, top },
    ]),
  ];
  const fits = spots.filter((spot) => isWithin(boxOf(spot, size), room));
  const found = fits.find((spot) => taken.every((box) => !overlap(boxOf(spot, size), box)));
  if (found) return found;
  // No room beside it: over the card itself, but not over the answers.
  const over = heights.map((top) => ({ left: middle, top }));
  return (
    over.find((spot) => taken.every((box) => !overlap(boxOf(spot, size), box))) ??
    fits[0] ?? { left: middle, top: MARGIN }
  );
}

function boxOf({ left, top }: Spot, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function isWithin(box: Box, room: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
