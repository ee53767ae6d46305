import { describe, expect, it } from 'vitest';
import type { Book } from '../../lib/book.svelte';
import type { View } from '../data';
import type { Ledger } from './ledger';
import { isSuspicious, isWaste } from './waste';

const NAMES = ['project asteroid', 'play comet', 'use aquifer_pumping', 'use ants', 'pass'];
const book = {
  moveParts: (move: number) => NAMES[move]?.split(' ') ?? [],
  data: {
    parameters: [
      { id: 'temperature', icon: 'temperature', goal: 8 },
      { id: 'oceans', icon: 'ocean', goal: 9 },
    ],
    cards: {
      aquifer_pumping: { face: [{ kind: 'action', gain: [{ icon: 'ocean' }] }] },
      ants: { face: [{ kind: 'action', gain: [{ icon: 'cube-microbe' }] }] },
    },
  },
} as unknown as Book;
const at = (temperature: number, oceans: number): View => ({ parameters: { temperature, oceans } }) as unknown as View;

describe('a move in vain', () => {
  it('is suspected only when a parameter is finished', () => {
    const suspected = (view: View): boolean[] => NAMES.map((_, move) => isSuspicious(book, view, move));
    expect(suspected(at(-30, 0))).toEqual([false, false, false, false, false]);
    expect(suspected(at(8, 0))).toEqual([true, false, false, false, false]);
    expect(suspected(at(8, 9))).toEqual([true, false, true, false, false]);
  });

  it('costs something and brings nothing', () => {
    const ledger: Ledger = { pay: [{ icon: 'megacredit', change: -14 }], get: [], mars: [], rating: [], end: [], others: [], isEmpty: false, then: null };
    expect(isWaste(ledger)).toBe(true);
    expect(isWaste({ ...ledger, then: 'PlaceTile' })).toBe(false);
    expect(isWaste({ ...ledger, rating: [{ icon: 'tr', change: 1 }] })).toBe(false);
  });
});
