import { describe, expect, it } from 'vitest';
import { placeBubble } from './bubble';

const bubble = { width: 300, height: 140 };
const wide = { width: 1440, height: 900 };

describe('the bubble', () => {
  it('stands where there is most room', () => {
    const left = placeBubble({ left: 10, top: 60, width: 280, height: 200 }, bubble, wide);
    expect(left.side).toBe('right');
    expect(left.x).toBe(304);
    const foot = placeBubble({ left: 600, top: 840, width: 100, height: 40 }, bubble, wide);
    expect(foot.side).toBe('above');
    expect(foot.y).toBe(840 - 14 - 140);
  });

  it('stays in the window and points at the middle of its target', () => {
    const corner = placeBubble({ left: 340, top: 60, width: 44, height: 44 }, bubble, { width: 390, height: 844 });
    expect(corner.side).toBe('below');
    expect(corner.x).toBe(80);
    expect(corner.x + corner.arrow).toBe(358);
  });

  it('has no arrow where nothing fits or nothing is pointed at', () => {
    expect(placeBubble(null, bubble, wide).side).toBe('none');
    const all = { left: 0, top: 0, width: 390, height: 844 };
    const place = placeBubble(all, bubble, { width: 390, height: 844 });
    expect(place.side).toBe('none');
    expect(place.y + bubble.height).toBeLessThan(844);
  });
});
