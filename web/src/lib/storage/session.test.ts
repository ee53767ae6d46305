import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropTokens, holdToken, myTable, ownSeat, tokensOf, type MyTable } from './session';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('seats come in their order, and before the host', () => {
  expect(tokensOf(null)).toEqual([]);
  holdToken('abc', 'mars2049', '', null, 'host');
  expect(tokensOf(myTable('abc'))).toEqual(['host']);
  holdToken('abc', 'mars2049', '', 2, 'two');
  holdToken('abc', 'mars2049', '', 0, 'zero');
  expect(tokensOf(myTable('abc'))).toEqual(['zero', 'two']);
});

it('"you" is the only person here, and nobody of a record', () => {
  expect(ownSeat(null)).toBeNull();
  holdToken('abc', 'terraforming', '', 1, 'one');
  expect(ownSeat(myTable('abc'))).toBe(1);
  expect(ownSeat({ ...(myTable('abc') as MyTable), isRecord: true })).toBeNull();
  holdToken('abc', 'terraforming', '', 0, 'zero');
  expect(ownSeat(myTable('abc'))).toBeNull();
});

it('a table without a seat and a host is forgotten', () => {
  holdToken('abc', 'terraforming', '', 1, 'one');
  dropTokens('abc', ['another']);
  expect(tokensOf(myTable('abc'))).toEqual(['one']);
  dropTokens('abc', ['one']);
  expect(myTable('abc')).toBeNull();
  holdToken('abc', 'terraforming', '', null, 'host');
  dropTokens('abc', ['one']);
  expect(myTable('abc')?.host).toBe('host');
});
