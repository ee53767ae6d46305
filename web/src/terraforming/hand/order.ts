/** The order of a hand, and which of its cards are shown. */
import type { CardData } from '../cards/card_data';

export const SORTS = ['drawn', 'playable', 'cost', 'tag', 'type', 'manual'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filter {
  /** Any of these; empty for all. */
  tags: string[];
  kinds: string[];
  isPlayable: boolean;
  search: string;
}

export const NO_FILTER: Filter = { tags: [], kinds: [], isPlayable: false, search: '' };

export function isFiltering(filter: Filter): boolean {
  return filter.isPlayable || filter.search !== '' || filter.tags.length + filter.kinds.length > 0;
}

type Find = (id: string) => CardData;

const KINDS = ['automated', 'active', 'event', 'corporation'];

/** The hand in the wanted order; what is equal stays in the order in which it was drawn. */
export function ordered(
  hand: string[],
  sort: Sort,
  card: Find,
  playable: ReadonlySet<string>,
  manual: string[],
  tagOrder: string[],
): string[] {
  const byCost = (id: string): number => card(id).cost;
  const keys: Record<Sort, (id: string) => number[]> = {
    drawn: () => [],
    playable: (id) => [playable.has(id) ? 0 : 1, byCost(id)],
    cost: (id) => [byCost(id)],
    tag: (id) => [tagPlace(card(id), tagOrder), byCost(id)],
    type: (id) => [KINDS.indexOf(card(id).kind), byCost(id)],
    // A card that was drawn since comes last.
    manual: (id) => [manual.includes(id) ? manual.indexOf(id) : manual.length],
  };
  const place = new Map(hand.map((id) => [id, keys[sort](id)]));
  return [...hand].sort((a, b) => compare(place.get(a) ?? [], place.get(b) ?? []));
}

function tagPlace(card: CardData, tagOrder: string[]): number {
  const place = tagOrder.indexOf(card.tags?.[0] ?? '');
  return place < 0 ? tagOrder.length : place;
}

function compare(a: number[], b: number[]): number {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

export function filtered(hand: string[], filter: Filter, card: Find, playable: ReadonlySet<string>): string[] {
  const wanted = plain(filter.search);
  return hand.filter((id) => {
    const data = card(id);
    if (filter.isPlayable && !playable.has(id)) return false;
    if (filter.kinds.length > 0 && !filter.kinds.includes(data.kind)) return false;
    if (filter.tags.length > 0 && !filter.tags.some((tag) => data.tags?.includes(tag))) return false;
    return wanted === '' || isFound(data, wanted);
  });
}

/** Words may come in any order, from the name or from the text. */
function isFound(card: CardData, wanted: string): boolean {
  const text = plain([card.name, ...Object.values(card.parts).flat()].join(' '));
  return wanted.split(' ').every((word) => text.includes(word));
}

/** For comparing what people type: without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** The order after one card was moved before another (null: to the end). */
export function movedBefore(order: string[], id: string, before: string | null): string[] {
  const rest = order.filter((one) => one !== id);
  const at = before === null ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** How far cards stand apart so that a row of them fits: overlapping by up to 60 %. */
export function stride(count: number, width: number, room: number, gap: number): number {
  if (count < 2) return width + gap;
  const wanted = (room - width) / (count - 1);
  return Math.max(width * 0.4, Math.min(width + gap, wanted));
}
