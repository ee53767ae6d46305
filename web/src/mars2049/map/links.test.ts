import { describe, expect, it } from 'vitest';
import type { Board } from '../data';
import { changes } from './board_changes';
import { links } from './links';

const board: Board = {
  '1.0': ['base', 0, 0, true],
  '2.1': ['base', 0, 0, true],
  '2.0': ['air_station', 0, 0, true],
  '1.1': ['air_station', 0, 1, true],
  '4.9': ['food_station', 0, 0, false],
  '1.12': ['base', 1, 1, true],
};

describe('a colony on the map', () => {
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

  it('tells what changed', () => {
    const after: Board = { ...board, '2.0': ['air_station', 1, 0, true], '3.3': ['base', 0, 0, true] };
    delete after['1.1'];
    expect(changes(board, after)).toEqual({ built: ['2.0', '3.3'], lost: ['1.1'] });
  });
});
