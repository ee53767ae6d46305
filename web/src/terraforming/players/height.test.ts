import { describe, expect, it } from 'vitest';
import { densityOf } from './height';

describe('how much of the opponents is shown', () => {
  it('depends on the room', () => {
    expect(densityOf(2, 800, true)).toBe('full');
    expect(densityOf(2, 610, true)).toBe('tags');
    expect(densityOf(2, 500, true)).toBe('lines');
  });

  it('is never all from four players on', () => {
    expect(densityOf(3, 2000, true)).toBe('tags');
  });

  it('leaves room for the own actions', () => {
    expect(densityOf(2, 400, false)).toBe('full');
    expect(densityOf(2, 400, true)).toBe('lines');
  });
});
