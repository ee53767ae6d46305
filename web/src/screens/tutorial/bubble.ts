/** Where the bubble stands, so that it covers neither its target nor the edge of the window. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'below' | 'above' | 'right' | 'left' | 'none';
export interface Place {
  x: number;
  y: number;
  side: Side;
  /** How far along its edge the arrow sits. */
  arrow: number;
}

const GAP = 14;
const EDGE = 10;
const CORNER = 22;

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** Without a target, or beside one that fills the window, low in the middle. */
export function placeBubble(target: Rect | null, bubble: Size, window: Size): Place {
  const middle = {
    x: within((window.width - bubble.width) / 2, EDGE, window.width),
    y: window.height - bubble.height - 84,
    side: 'none' as const,
    arrow: 0,
  };
  if (!target) return middle;
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const room: [Side, number][] = [
    ['below', window.height - bottom - GAP - EDGE - bubble.height],
    ['above', target.top - GAP - EDGE - bubble.height],
    ['right', window.width - right - GAP - EDGE - bubble.width],
    ['left', target.left - GAP - EDGE - bubble.width],
  ];
  const fitting = room.filter(([, spare]) => spare >= 0).sort((a, b) => b[1] - a[1]);
  const side = fitting[0]?.[0];
  if (!side) return middle;
  if (side === 'below' || side === 'above') {
    const centre = target.left + target.width / 2;
    const x = within(centre - bubble.width / 2, EDGE, window.width - bubble.width - EDGE);
    const y = side === 'below' ? bottom + GAP : target.top - GAP - bubble.height;
    return { x, y, side, arrow: within(centre - x, CORNER, bubble.width - CORNER) };
  }
  const centre = target.top + target.height / 2;
  const y = within(centre - bubble.height / 2, EDGE, window.height - bubble.height - EDGE);
  const x = side === 'right' ? right + GAP : target.left - GAP - bubble.width;
  return { x, y, side, arrow: within(centre - y, CORNER, bubble.height - CORNER) };
}
