/** What could be put on a free hex now: a hint for the eye. Whether it may is decided by the engine. */
import type { Book } from '../../lib/book.svelte';
import type { Decision, Facts } from '../../lib/protocol';
import { pagesOf, type Hex, type MapPage, type View } from '../data';
import { cardOf, viewOf as cardView } from '../cards/card_data';
import { priceOf, termsOf } from '../cards/standing';
import { isNeighbour } from './geometry';

export interface Offer {
  move: number;
  tile: 'ocean' | 'greenery' | 'city' | 'special';
  name: string;
  /** What it costs, and in what. */
  price: number;
  icon: string;
  card?: string;
}

const CITIES = new Set(['city', 'capital']);

export function tilesFor(hex: Hex, map: MapPage, view: View, seat: number): Set<string> {
  const found = new Set<string>();
  if (view.tiles[hex.number] || (view.claims[hex.number] ?? seat) !== seat) return found;
  if (hex.area === 'ocean') found.add('ocean');
  if (hex.area !== 'land') return found;
  const around = map.hexes.filter((other) => isNeighbour(other, hex));
  if (!around.some((other) => CITIES.has(view.tiles[other.number]?.[0] ?? ''))) found.add('city');
  const isOwn = (other: Hex): boolean => view.tiles[other.number]?.[1] === seat;
  const hasOwn = map.hexes.some(isOwn);
  if (!hasOwn || around.some(isOwn)) found.add('greenery');
  found.add('special');
  return found;
}

export function offersFor(
  hex: Hex,
  map: MapPage,
  view: View,
  seat: number,
  book: Book,
  decision: Decision,
): Offer[] {
  const tiles = tilesFor(hex, map, view, seat);
  const pages = pagesOf(book);
  const legal = new Set(decision.moves);
  const found: Offer[] = [];
  const add = (name: string, offer: Omit<Offer, 'move'>): void => {
    const move = book.moveNumber(name);
    if (legal.has(move) && tiles.has(offer.tile)) found.push({ move, ...offer });
  };
  const player = cardView(view as unknown as Facts)?.players[seat];
  const terms = player && termsOf(player, (id) => cardOf(book, id));
  add('convert plants', { tile: 'greenery', name: pages.tiles.greenery ?? '', price: plantsFor(view, seat, book), icon: 'plants' });
  for (const project of pages.projects) {
    const tile = { aquifer: 'ocean', greenery: 'greenery', city: 'city' }[project.id] as Offer['tile'] | undefined;
    if (tile) {
      const price = project.cost - (terms?.projectDiscount[project.id] ?? 0);
      add(`project ${project.id}`, { tile, name: project.name, price, icon: 'megacredit' });
    }
  }
  for (const card of view.own?.hand ?? []) {
    const page = pages.cards[card];
    const tokens = page?.face?.flatMap((row) => (row.kind === 'now' ? row.tokens : [])) ?? [];
    const tile = tokens.find((token) => TILES.has(token.icon ?? '') && !token.star)?.icon as Offer['tile'] | undefined;
    if (!page || !tile) continue;
    const price = terms ? priceOf(cardOf(book, card), terms) : page.cost;
    add(`play ${card}`, { tile, name: page.name, price, icon: 'megacredit', card });
  }
  return found;
}

/** What a greenery costs in plants: a corporation may need fewer. */
/** How many plants a greenery costs a player. */
export function plantsFor(view: View, seat: number, book: Book): number {
  const { cards, prices } = pagesOf(book);
  const own = (view.players[seat]?.tableau ?? []).map((id) => cards[id]?.changes?.greenery_price ?? 0);
  return prices.greenery + own.reduce((sum, change) => sum + change, 0);
}

/** A tile with a star goes to a peculiar place; only the question for it says where. */
const TILES = new Set(['ocean', 'greenery', 'city', 'special']);
