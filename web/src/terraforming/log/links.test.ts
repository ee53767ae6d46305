import { describe, expect, it } from 'vitest';
import type { Space } from '../../lib/net/book_data';
import type { Hex } from '../data';
import { Linker, names } from './links';

const linker = new Linker(
  { asteroid: { name: 'Asteroid' }, asteroid_mining: { name: 'Asteroid Mining' }, ants: { name: 'Ants' } },
  {
    hexes: [
      { number: '34', code: 'E6', said: 'space 34' },
      { number: '09', code: 'B2', said: 'space 09 (Tharsis Tholus)', name: 'Tharsis Tholus' },
    ] as Hex[],
    beyond: [{ id: '02', said: 'space 02 (Phobos Space Haven)', name: 'Phobos Space Haven' }] as Space[],
  },
);

describe('a sentence', () => {
  it('has links for cards, the longest name first', () => {
    expect(linker.pieces('Ana played Asteroid Mining for 30 M€.')).toEqual([
      { text: 'Ana played ' },
      { text: 'Asteroid Mining', card: 'asteroid_mining', hex: undefined },
      { text: ' for 30 M€.' },
    ]);
  });

  it('names hexes as the map does', () => {
    const pieces = linker.pieces('Ana placed a city on space 34.');
    expect(pieces[1]).toEqual({ text: 'E6', card: undefined, hex: '34' });
    expect(linker.pieces('on space 09 (Tharsis Tholus).')[1]?.text).toBe('B2 Tharsis Tholus');
    expect(linker.text('City on space 09 (Tharsis Tholus).')).toBe('City on B2 Tharsis Tholus.');
  });

  it('calls what does not lie on Mars by its name', () => {
    expect(linker.pieces('on space 02 (Phobos Space Haven).')[1]?.text).toBe('Phobos Space Haven');
  });

  it('finds only whole words', () => {
    expect(linker.pieces('Santsworth plays.')).toEqual([{ text: 'Santsworth plays.' }]);
    expect(names('Anna passed.', 'Ann')).toBe(false);
    expect(names('Bo stole 2 steel from Ann.', 'Ann')).toBe(true);
    expect(names('Ann (2) passed.', 'Ann (2)')).toBe(true);
  });
});
