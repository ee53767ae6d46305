/** Where the lines of a chart run. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  low: number;
  high: number;
  /** The values of the grid lines. */
  lines: number[];
}

const STEPS = [1, 2, 5];

/** A few round values that hold all of the given ones. */
export function scaleFor(values: number[], most = 5): Scale {
  const least = Math.min(...values, Infinity);
  const top = Math.max(...values, -Infinity);
  if (!Number.isFinite(least)) return { low: 0, high: 1, lines: [0, 1] };
  const span = Math.max(1, top - least);
  let step = 1;
  for (let index = 0; span / step > most; index++) {
    step = (STEPS[index % 3] as number) * 10 ** Math.floor(index / 3);
  }
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(top / step) * step);
  const lines: number[] = [];
  for (let at = low; at <= high; at += step) lines.push(at);
  return { low, high, lines };
}

export function xAt(index: number, count: number, frame: Frame): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (count < 2 ? room / 2 : (room * index) / (count - 1));
}

export function yAt(value: number, scale: Scale, frame: Frame): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.height - frame.bottom - (room * (value - scale.low)) / (scale.high - scale.low);
}

/** The lines of ui.md §3: told apart without colour. */
export const DASHES = ['14 5 3 5', '', '9 5', '1 6', '9 4 2 4'];

/** Which of many points get a figure: so many that they do not touch. */
export function spread(count: number, most: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / most));
  const kept = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) kept.add(index);
  return kept;
}
