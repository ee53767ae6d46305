/** The preview of a move: what it costs and brings, in the rows that are shown. */
import { NEUTRAL, RESOURCES, type ParameterPage, type PlayerChange, type Preview, type View } from '../data';

/** One change: an icon, by how much, and from what to what where that is known. */
export interface Entry {
  icon: string;
  change: number;
  before?: number;
  after?: number;
  /** On the plate: a production. */
  isProduction?: boolean;
  /** A card whose cubes change. */
  card?: string;
  /** For levels of a parameter: which. */
  parameter?: ParameterPage['id'];
}

export interface OthersEntry {
  seat: number;
  entries: Entry[];
}

export interface PreviewRows {
  pay: Entry[];
  get: Entry[];
  mars: Entry[];
  rating: Entry[];
  /** Points at the end, by seat. */
  end: { seat: number; change: number }[];
  others: OthersEntry[];
  isEmpty: boolean;
  then: string | null;
}

const ICONS = ['megacredit', 'steel', 'titanium', 'plants', 'energy', 'heat'];

export function previewRowsOf(
  preview: Preview,
  view: View,
  seat: number,
  parameters: readonly ParameterPage[],
): PreviewRows {
  const own = entriesOf(preview.players[seat] ?? {}, view, seat);
  const pay = own.filter((entry) => entry.change < 0);
  const get = own.filter((entry) => entry.change > 0);
  const mars = parameters.flatMap((page): Entry[] => {
    const change = preview.parameters?.[page.id] ?? 0;
    if (!change) return [];
    const before = view.parameters[page.id];
    return [{ icon: page.icon, change, before, after: before + change, parameter: page.id }];
  });
  const rating = ratingOf(preview.players[seat] ?? {}, view, seat);
  const end = preview.players.flatMap((player, which) =>
    player.points ? [{ seat: which, change: player.points }] : [],
  );
  // One's own points first.
  end.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const others = preview.players.flatMap((player, which): OthersEntry[] => {
    if (which === seat) return [];
    const entries = [...entriesOf(player, view, which), ...ratingOf(player, view, which)];
    return entries.length ? [{ seat: which, entries }] : [];
  });
  const neutral = entriesOf(preview.neutral ?? {}, view, NEUTRAL);
  if (neutral.length) others.push({ seat: NEUTRAL, entries: neutral });
  const isEmpty = [pay, get, mars, rating, end, others].every((part) => part.length === 0);
  return { pay, get, mars, rating, end, others, isEmpty, then: preview.then ?? null };
}

function entriesOf(player: PlayerChange, view: View, seat: number): Entry[] {
  const now = view.players[seat];
  const found: Entry[] = [];
  for (const [index, name] of RESOURCES.entries()) {
    const icon = ICONS[index] as string;
    const stock = player.stock?.[name];
    if (stock) found.push(entry(icon, stock, now?.stock[index]));
    const production = player.production?.[name];
    if (production) found.push({ ...entry(icon, production, now?.production[index]), isProduction: true });
  }
  if (player.hand) found.push(entry('card', player.hand, now?.hand));
  for (const [card, change] of Object.entries(player.cubes ?? {})) {
    found.push({ ...entry('cube', change, now?.cubes[card] ?? 0), card });
  }
  return found;
}

function ratingOf(player: PlayerChange, view: View, seat: number): Entry[] {
  return player.rating ? [entry('tr', player.rating, view.players[seat]?.rating)] : [];
}

function entry(icon: string, change: number, before: number | undefined): Entry {
  return before === undefined ? { icon, change } : { icon, change, before, after: before + change };
}

/** Questions after a move that are worth telling before it. */
const TOLD = new Set([
  'PlaceTile',
  'ClaimLand',
  'Pay',
  'OneOf',
  'Arrange',
  'AddTo',
  'RemoveAny',
  'DecreaseAny',
  'SellPatents',
]);

/** What the player will be asked next, as part of a message's name; null where it goes without saying. */
export function nextQuestion(previewRows: PreviewRows): string | null {
  return previewRows.then && TOLD.has(previewRows.then) ? previewRows.then.toLowerCase() : null;
}

/** A change as it is printed: always with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
