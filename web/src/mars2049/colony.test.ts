import { describe, expect, it } from 'vitest';
import { changes, gainsOf, links, missing, partnerOf, production, tokensLeft, unitsOf } from './colony';
import type { Board, Pages, View } from './pages';

const board: Board = {
  '1.0': ['base', 0, 0, true],
  '2.1': ['base', 0, 0, true],
  '2.0': ['air_station', 0, 0, true],
  '1.1': ['air_station', 0, 1, true],
  '4.9': ['food_station', 0, 0, false],
  '1.12': ['base', 1, 1, true],
};
const pages = { structures: [{ id: 'air_station', tokens: 5 }] } as unknown as Pages;

describe('a colony', () => {
  it('counts cards and tokens together', () => {
    expect(unitsOf([1, 0, 2], [2, 0, 0, 1, 0, 0], [3, 8])).toEqual([7, 8, 2]);
    expect(missing([3, 3, 3], [4, 1, 3])).toEqual([0, 2, 0]);
  });

  it('owes a stolen station to its first owner', () => {
    expect(tokensLeft(board, pages, 0, 'air_station')).toBe(4);
    expect(tokensLeft(board, pages, 1, 'air_station')).toBe(4);
  });

  it('produces by what is active, and not under Stagnation', () => {
    expect(production(board, 0)).toEqual([2, 0, 0]);
    const view = { board, players: [{ stagnation: 0 }, { stagnation: 1 }] } as unknown as View;
    expect(gainsOf(view, 'air')).toEqual([2, 0]);
    expect(gainsOf(view, 'theft')).toBeNull();
  });

  it('hangs together', () => {
    const found = links(board, 0);
    expect(found.filter((link) => link.isChain).map((link) => link.id)).toEqual(['2.1-1.0']);
    expect(found.map((link) => link.id)).not.toContain('4.9-1.0');
  });

  it('shows that bases beside each other hang together, each pair once', () => {
    const beside: Board = { ...board, '2.0': ['base', 0, 0, true], '1.23': ['base', 0, 0, true] };
    const chain = links(beside, 0).filter((link) => link.isChain);
    expect(chain.map((link) => link.id).sort()).toEqual(
      ['1.23-1.0', '2.0-1.0', '2.0-1.23', '2.1-1.0', '2.1-2.0'].sort(),
    );
  });

  it('knows the partner', () => {
    expect(partnerOf(1, 4, true)).toBe(3);
    expect(partnerOf(1, 4, false)).toBe(-1);
  });

  it('tells what changed', () => {
    const after: Board = { ...board, '2.0': ['air_station', 1, 0, true], '3.3': ['base', 0, 0, true] };
    delete after['1.1'];
    expect(changes(board, after)).toEqual({ built: ['2.0', '3.3'], lost: ['1.1'] });
  });
});
