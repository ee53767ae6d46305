import { describe, expect, it } from 'vitest';
import { clockText, leftOf } from './clock';

describe('a clock', () => {
  const clock = { left: [60_000, 5_000], running: [1], at: 10_000 };

  it('runs only for those who think', () => {
    expect(leftOf(clock, 0, 13_000)).toBe(60_000);
    expect(leftOf(clock, 1, 13_000)).toBe(2000);
  });

  it('counts from the last move, not from when the page got the figures', () => {
    const loadedLate = leftOf(clock, 1, clock.at + 4000);
    expect(loadedLate).toBe(1000);
  });

  it('stops at nothing, and never shows more than there was', () => {
    expect(leftOf(clock, 1, 99_000)).toBe(0);
    expect(leftOf(clock, 1, clock.at - 300)).toBe(5000);
  });

  it('is written as people write it', () => {
    expect(clockText(728_000)).toBe('12:08');
    expect(clockText(59_100)).toBe('1:00');
    expect(clockText(3_661_000)).toBe('1:01:01');
  });
});
