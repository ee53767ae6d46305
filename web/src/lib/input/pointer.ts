/** Whether the pointer moves, or rests while things slide under it: only who moves it asks for an explanation. */

let at: [x: number, y: number] | null = null;
let latest: PointerEvent | null = null;

/** Browsers report a pointer also when the page changes below it; then it is where it was. */
function follow(event: PointerEvent): void {
  const [x, y] = at ?? [Number.NaN, Number.NaN];
  if (event.clientX !== x || event.clientY !== y) latest = event;
  at = [event.clientX, event.clientY];
}

export function startPointer(): void {
  addEventListener('pointermove', follow, true);
  // Where it rests after a click is known without a movement.
  addEventListener('pointerdown', (event) => (at = [event.clientX, event.clientY]), true);
}

/** For a `pointermove`: whether a mouse has really moved. */
export function isMouseMove(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && event === latest;
}
