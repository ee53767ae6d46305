import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../lib/net/protocol';
import { asNewTable, companyOf, fittingOptions, mended, newSetup, person, seatNames, seatsFor } from './setup';

const info: GameInfo = {
  name: 'terraforming',
  title: 'Terraforming Mars',
  text: '',
  fewest: 1,
  most: 5,
  rival: 'greedy',
  bots: [
    { name: 'random', title: '', text: '' },
    { name: 'greedy', title: '', text: '' },
  ],
  options: [
    { name: 'draft', kind: 'flag', default: false, is_main: true, alone: null, title: '', text: '', choices: [] },
    { name: 'beginners', kind: 'seats', default: [], is_main: true, alone: null, title: '', text: '', choices: [] },
    { name: 'first_player', kind: 'seat', default: -1, is_main: false, alone: null, title: '', text: '', choices: [] },
  ],
};

describe('a setup', () => {
  it('is against bots unless somebody says otherwise', () => {
    const setup = newSetup(info, 'Ana');
    expect(companyOf(setup.seats)).toBe('bots');
    const names = seatNames(setup.seats, ['Vega', 'Rigel'], String);
    const table = asNewTable(setup, info, names);
    expect(table.seats).toEqual([
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', bot: 'greedy', name: 'Vega' },
      { kind: 'bot', bot: 'greedy', name: 'Rigel' },
    ]);
    expect(table.options).toEqual({ draft: false, beginners: [], first_player: -1 });
    expect(table.seed).toBeNull();
  });

  it('leaves nobody without a name', () => {
    const seats = [person(' '), person('Bo'), { kind: 'bot' as const, name: '', bot: 'greedy' }];
    expect(seatNames(seats, ['Vega'], (number) => `P${number}`)).toEqual(['P1', 'Bo', 'Vega']);
  });

  it('sends no name in the language of one person for somebody without a name', () => {
    const setup = { ...newSetup(info, ' '), seats: [person(' '), person('Bo')] };
    const names = seatNames(setup.seats, [], (number) => `Player ${number}`);
    expect(asNewTable(setup, info, names).seats.map((seat) => seat.name)).toEqual(['', 'Bo']);
  });

  it('knows what kind of table it is', () => {
    for (const company of ['bots', 'friends', 'device', 'solo'] as const) {
      expect(companyOf(seatsFor(company, info, 'Ana'))).toBe(company);
    }
    expect(companyOf([person(), person(), { kind: 'open', name: '', bot: '' }])).toBeNull();
  });

  it('forgets seats that are gone', () => {
    const setup = newSetup(info, 'Ana');
    setup.options = { beginners: [0, 2, 4], first_player: 3 };
    expect(fittingOptions(setup, info)).toEqual({ beginners: [0, 2], first_player: -1 });
  });

  it('mends an old preset', () => {
    const old = { ...newSetup(info, 'Ana'), options: { gone: 1, draft: true } };
    old.seats = [person('Ana'), { kind: 'bot', name: '', bot: 'retired' }];
    const found = mended(old, info, 'Ana');
    expect(found.options).toEqual({ draft: true, beginners: [], first_player: -1 });
    expect(found.seats[1]?.bot).toBe('greedy');
  });

  it('is listed only while it has open seats and is not private', () => {
    const setup = { ...newSetup(info, 'Ana'), listed: true };
    expect(asNewTable(setup, info, []).settings.listed).toBe(false);
    setup.seats = seatsFor('friends', info, 'Ana');
    expect(asNewTable(setup, info, []).settings.listed).toBe(true);
    setup.private = true;
    expect(asNewTable(setup, info, []).settings.listed).toBe(false);
  });

  it('takes a seed only if it is a number', () => {
    const setup = { ...newSetup(info, 'Ana'), seed: ' 42 ' };
    expect(asNewTable(setup, info, []).seed).toBe(42);
    setup.seed = 'x';
    expect(asNewTable(setup, info, []).seed).toBeNull();
  });
});
