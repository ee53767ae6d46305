import { describe, expect, it, vi } from 'vitest';
import { isMouseMove, startPointer } from './pointer';

describe('a pointer', () => {
  it('moves only where its place changes', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    startPointer();
    const told = (type: string, clientX: number, pointerType = 'mouse'): boolean => {
      const event = Object.assign(new Event(type), { clientX, clientY: 0, pointerType }) as PointerEvent;
      page.dispatchEvent(event);
      return isMouseMove(event);
    };
    expect(told('pointermove', 5)).toBe(true);
    // Something slides under it: browsers say so with the same place.
    expect(told('pointermove', 5)).toBe(false);
    expect(told('pointermove', 6)).toBe(true);
    told('pointerdown', 9);
    expect(told('pointermove', 9)).toBe(false);
    expect(told('pointermove', 10, 'touch')).toBe(false);
    vi.unstubAllGlobals();
  });
});
