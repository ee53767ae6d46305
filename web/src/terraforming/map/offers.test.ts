import { describe, expect, it } from 'vitest';
import type { Hex, MapPage, View } from '../data';
import { tilesFor } from './offers';

const hexes = [
  { number: '01', q: 0, r: 0, area: 'land' },
  { number: '02', q: 1, r: 0, area: 'land' },
  { number: '03', q: 2, r: 0, area: 'land' },
  { number: '04', q: 0, r: 1, area: 'ocean' },
  { number: '05', q: 3, r: 0, area: 'land' },
] as Hex[];
const map = { hexes } as MapPage;
const hex = (number: string): Hex => hexes.find((one) => one.number === number) as Hex;
const view = (tiles: View['tiles'], claims: View['claims'] = {}): View => ({ tiles, claims }) as View;
const at = (number: string, seen: View): string[] => [...tilesFor(hex(number), map, seen, 0)].sort();

describe('what could go on a hex', () => {
  it('is only an ocean where one is reserved', () => {
    expect(at('04', view({}))).toEqual(['ocean']);
  });

  it('is nothing where a tile lies or another player has a claim', () => {
    expect(at('01', view({ '01': ['city', 0] }))).toEqual([]);
    expect(at('01', view({}, { '01': 1 }))).toEqual([]);
    expect(at('01', view({}, { '01': 0 }))).toContain('city');
  });

  it('is no city beside a city, and a greenery only beside an own tile', () => {
    const seen = view({ '01': ['city', 0] });
    expect(at('02', seen)).toEqual(['greenery', 'special']);
    expect(at('03', seen)).toEqual(['city', 'special']);
    expect(at('05', view({}))).toEqual(['city', 'greenery', 'special']);
  });
});
