import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identityOf, seatColour, seatIcon } from './seat_identity';

const NEUTRAL = 7;

describe('identities', () => {
  it('belong to the five seats', () => {
    expect([0, 1, 2, 3, 4].map(identityOf)).toEqual([1, 2, 3, 4, 5]);
    expect(seatIcon(2)).toBe('seat-3');
  });

  it('never make neutral, or nobody, look like a player', () => {
    for (const seat of [NEUTRAL, -1]) {
      expect(identityOf(seat)).toBeNull();
      expect(seatIcon(seat)).toBe('neutral');
      expect(seatColour(seat)).not.toContain('seat');
    }
  });

  it('are worked out here alone: no file counts seats round in a circle', () => {
    const folder = join(import.meta.dirname, '../..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(100);
    const circles = files.filter((file) => /(seat|owner)\w* % 5/.test(readFileSync(join(folder, file), 'utf8')));
    expect(circles).toEqual([]);
  });
});
