import { describe, expect, it } from 'vitest';
import { amounts, ordinary, partyOf, sizeOf, strongestRival } from './committee';
import { SEATS, direction, seatPlace, wedge } from './ring';

const UNITY = { leader: 1, delegates: { '0': 1, '1': 2, '7': 1 } };

describe('a party', () => {
  it('has its delegates without the leader', () => {
    expect(ordinary(UNITY)).toEqual([0, 1, 7]);
    expect(ordinary({ leader: -1, delegates: {} })).toEqual([]);
    expect(sizeOf(UNITY)).toBe(4);
  });

  it('knows the strongest rival of a player', () => {
    expect(strongestRival(UNITY, 0)).toBe(2);
    expect(strongestRival({ leader: 0, delegates: { '0': 3 } }, 0)).toBe(0);
  });
});

describe('a forecast', () => {
  it('is a row of changes in the order of the resources', () => {
    const found = amounts({ stock: { heat: -5, megacredits: -6 }, production: { steel: 1 }, hand: 2, choice: 1 });
    expect(found.map(({ icon, change }) => [icon, change])).toEqual([
      ['megacredit', -6],
      ['steel', 1],
      ['heat', -5],
      ['card', 2],
      ['more', 1],
    ]);
    expect(amounts(undefined)).toEqual([]);
  });
});

it('moves about parties name them', () => {
  expect(partyOf(['lobby', 'reds'])).toBe('reds');
  expect(partyOf(['party', 'unity'])).toBe('unity');
  expect(partyOf(['policy', 'kelvinists'])).toBeNull();
});

describe('the ring', () => {
  it('goes clockwise from the top', () => {
    expect([0, 1, 2, 3, 4, 5].map(direction)).toEqual([-90, -30, 30, 90, 150, 210]);
  });

  it('has wedges with six corners and seats that keep apart', () => {
    expect(wedge(0, 388)).toMatch(/^M[-\d. ]+L[-\d. ]+A388 388/);
    const places = SEATS.map((_, i) => seatPlace(2, i));
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(33);
    }
  });
});
