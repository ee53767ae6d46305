/** A list that others lengthen and shorten while it is looked at: no line of it ever moves. */
export interface Slot<T> {
  one: T;
  /** It is there no longer; its line waits for another one. */
  isGone: boolean;
}

/** The same lines with what is there now: each in its place, new ones where one went, else at the end. */
export function inPlace<T extends { id: string }>(before: Slot<T>[], found: T[]): Slot<T>[] {
  const known = new Set(before.map(({ one }) => one.id));
  const fresh = found.filter((one) => !known.has(one.id));
  const kept = before.map((slot): Slot<T> => {
    const one = found.find(({ id }) => id === slot.one.id) ?? fresh.shift();
    return one ? { one, isGone: false } : { ...slot, isGone: true };
  });
  return [...kept, ...fresh.map((one) => ({ one, isGone: false }))];
}
