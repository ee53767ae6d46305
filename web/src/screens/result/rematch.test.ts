import { describe, expect, it } from 'vitest';
import type { Seat, TableInfo } from '../../lib/net/protocol';
import { seatsAgain } from './rematch';

const seat = (kind: Seat['kind'], name: string, bot = ''): Seat => ({ kind, name, bot });
const table = (...seats: Seat[]): TableInfo => ({ seats }) as unknown as TableInfo;

describe('playing again', () => {
  it('keeps own seats and bots, and leaves the others open', () => {
    const info = table(seat('person', 'Ana'), seat('person', 'Bo'), seat('bot', 'Vega', 'greedy'));
    expect(seatsAgain(info, new Set([0]), 'Me')).toEqual([
      { kind: 'person', name: 'Ana' },
      { kind: 'open' },
      { kind: 'bot', name: 'Vega', bot: 'greedy' },
    ]);
  });

  it('gives whoever only looked a seat', () => {
    const info = table(seat('bot', 'Vega', 'greedy'), seat('open', ''));
    expect(seatsAgain(info, new Set(), 'Me')[1]).toEqual({ kind: 'person', name: 'Me' });
    expect(seatsAgain(table(seat('bot', 'Vega', 'greedy')), new Set(), 'Me')[0]?.kind).toBe('person');
  });
});
