/** A table that is being set: game, rules, seats. Pure data, kept as presets and sent to the server. */
import type { Clock, Game, GameInfo, NewTable, OptionInfo, SeatKind, SeatWish } from '../../lib/net/protocol';

export interface SetupSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export type Pace = 'free' | 'evening' | 'days';

export interface Setup {
  game: Game;
  options: Record<string, unknown>;
  seats: SetupSeat[];
  title: string;
  listed: boolean;
  private: boolean;
  undo: boolean;
  spectators: boolean;
  pace: Pace;
  seed: string;
}

/** Who plays, in one word: what most tables are. */
export type Company = 'bots' | 'friends' | 'device' | 'solo';

export const CLOCKS: Record<Pace, Clock | null> = {
  free: null,
  evening: { minutes: 20, seconds_a_move: 10 },
  days: { minutes: 3 * 24 * 60, seconds_a_move: 12 * 60 * 60 },
};

export function person(name = ''): SetupSeat {
  return { kind: 'person', name, bot: '' };
}

export function open(): SetupSeat {
  return { kind: 'open', name: '', bot: '' };
}

export function bot(info: GameInfo, name = ''): SetupSeat {
  return { kind: 'bot', name: '', bot: name || info.rival };
}

/** The seats of a kind of table; the first is always whoever sets it. */
export function seatsFor(company: Company, info: GameInfo, me: string): SetupSeat[] {
  const mine = person(me);
  switch (company) {
    case 'bots':
      return [mine, bot(info), bot(info)];
    case 'friends':
      return [mine, open(), open()];
    case 'device':
      return [mine, person()];
    case 'solo':
      return [mine];
  }
}

/** Which kind of table some seats are; null if it is none of them. */
export function companyOf(seats: SetupSeat[]): Company | null {
  const kinds = new Set(seats.slice(1).map((seat) => seat.kind));
  if (seats[0]?.kind !== 'person') return null;
  if (seats.length === 1) return 'solo';
  if (kinds.size > 1) return null;
  if (kinds.has('bot')) return 'bots';
  return kinds.has('open') ? 'friends' : 'device';
}

export function companies(info: GameInfo): Company[] {
  return info.fewest === 1 ? ['bots', 'friends', 'device', 'solo'] : ['bots', 'friends', 'device'];
}

export function newSetup(info: GameInfo, me: string): Setup {
  const options = info.options.map((option) => [option.name, option.default]);
  return {
    game: info.name,
    options: Object.fromEntries(options) as Record<string, unknown>,
    seats: seatsFor('bots', info, me),
    title: '',
    listed: false,
    private: false,
    undo: true,
    spectators: true,
    pace: 'free',
    seed: '',
  };
}

/** An old preset in today's shape: options that are gone are dropped, new ones have their default. */
export function mended(saved: Setup, info: GameInfo, me: string): Setup {
  const fresh = newSetup(info, me);
  const bots = new Set(info.bots.map((one) => one.name));
  const options = Object.fromEntries(
    Object.keys(fresh.options).map((name) => [name, saved.options?.[name] ?? fresh.options[name]]),
  );
  let seats = (saved.seats ?? fresh.seats).slice(0, info.most).map((seat) => ({
    ...seat,
    bot: seat.kind === 'bot' && !bots.has(seat.bot) ? info.rival : seat.bot,
  }));
  while (seats.length < info.fewest) seats = [...seats, bot(info)];
  return { ...fresh, ...saved, game: info.name, options, seats };
}

/** Options that speak of seats lose those that are no longer there. */
export function fittingOptions(setup: Setup, info: GameInfo): Record<string, unknown> {
  const last = setup.seats.length - 1;
  const found = { ...setup.options };
  for (const option of info.options) {
    const value = found[option.name];
    if (option.kind === 'seats' && Array.isArray(value)) {
      found[option.name] = value.filter((seat) => (seat as number) <= last);
    } else if (option.kind === 'seat' && typeof value === 'number' && value > last) {
      found[option.name] = -1;
    }
  }
  return found;
}

/** Whether the rules of the game for one leave no choice. */
export function isForced(option: OptionInfo, seats: number): boolean {
  return seats === 1 && option.alone !== null && option.alone !== undefined;
}

export function hasOpenSeats(setup: Setup): boolean {
  return setup.seats.some((seat) => seat.kind === 'open');
}

/** What everybody is called: people as they say, bots from a list, the others by their number. */
export function seatNames(seats: SetupSeat[], botNames: string[], numbered: (number: number) => string): string[] {
  let bots = 0;
  return seats.map((seat, index) => {
    if (seat.kind === 'bot') return botNames[bots++] ?? numbered(index + 1);
    return seat.name.trim() || numbered(index + 1);
  });
}

/** What is sent to the server; `names` are those of the seats.
 *
 * Who has no name is sent without one: everybody at the table reads the number in their own language.
 */
export function asNewTable(setup: Setup, info: GameInfo, names: string[]): NewTable {
  const seats = setup.seats.map((seat, index): SeatWish => {
    const name = names[index] ?? '';
    if (seat.kind === 'open') return { kind: 'open' };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot, name } : { kind: 'person', name: seat.name.trim() };
  });
  const isOpen = hasOpenSeats(setup);
  const people = setup.seats.filter((seat) => seat.kind !== 'bot').length;
  const seed = setup.seed.trim();
  return {
    game: setup.game,
    options: fittingOptions(setup, info),
    seats,
    settings: {
      title: setup.title.trim(),
      listed: isOpen && setup.listed && !setup.private,
      private: isOpen && setup.private,
      undo: setup.undo,
      spectators: setup.spectators,
      clock: people > 1 ? CLOCKS[setup.pace] : null,
    },
    seed: /^\d{1,15}$/.test(seed) ? Number(seed) : null,
  };
}
