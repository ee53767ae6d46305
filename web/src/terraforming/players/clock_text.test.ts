import { describe, expect, it } from 'vitest';
import { clockText, leftOf } from './clock_text';

describe('a clock', () => {
  const clock = { left: [60_000, 5_000], running: [1], at: 123 };

  it('runs only for those who think', () => {
    expect(leftOf(clock, 0, 1000, 9000)).toBe(60_000);
    expect(leftOf(clock, 1, 1000, 3000)).toBe(3000);
    expect(leftOf(clock, 1, 1000, 9000)).toBe(0);
  });

  it('is written as people write it', () => {
    expect(clockText(728_000)).toBe('12:08');
    expect(clockText(59_100)).toBe('1:00');
    expect(clockText(3_661_000)).toBe('1:01:01');
  });
});
