import { describe, expect, it } from 'vitest';
import { zoomPlace, type Box } from './zoom_place';

const ROOM = { width: 1366, height: 768 };
const ZOOM = { width: 330, height: 461 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of a card shown large', () => {
  it('is above a card of the hand', () => {
    const { left, top } = zoomPlace(box(600, 590, 149, 170), ZOOM, ROOM, []);
    expect(top + ZOOM.height).toBeLessThanOrEqual(590);
    expect(left).toBe(600 + 149 / 2 - ZOOM.width / 2);
  });

  it('stays above the hand, but beside the decision', () => {
    const decision = box(1050, 60, 306, 222);
    const { left, top } = zoomPlace(box(1150, 590, 149, 170), ZOOM, ROOM, [decision]);
    expect(top + ZOOM.height).toBeLessThanOrEqual(590);
    expect(left + ZOOM.width).toBeLessThanOrEqual(decision.left);
  });

  it('is never over what answers the question, wherever the card lies', () => {
    const confirm = box(1038, 700, 288, 50); // the answers of the start
    for (let x = 538; x <= 1015; x += 53) {
      for (let y = 60; y <= 520; y += 46) {
        const { left, top } = zoomPlace(box(x, y, 149, 170), ZOOM, ROOM, [confirm]);
        const isOver = left < confirm.right && left + ZOOM.width > confirm.left && top + ZOOM.height > confirm.top;
        expect(isOver, `${x} ${y}`).toBe(false);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + ZOOM.width).toBeLessThanOrEqual(ROOM.width);
        expect(top).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
