import { describe, expect, it } from 'vitest';
import { densityOf } from './panel_height';

describe('how much of the opponents is shown', () => {
  it('depends on the window', () => {
    expect(densityOf(2, 1080, true)).toBe('full');
    expect(densityOf(2, 900, true)).toBe('tags');
    expect(densityOf(2, 768, true)).toBe('lines');
  });

  it('is never all from four players on', () => {
    expect(densityOf(3, 2000, true)).toBe('tags');
  });

  it('leaves room for your own actions', () => {
    expect(densityOf(2, 700, false)).toBe('full');
    expect(densityOf(2, 700, true)).toBe('lines');
  });
});
