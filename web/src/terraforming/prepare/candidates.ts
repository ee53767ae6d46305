/** What a player might do when the turn comes: a hint for the list, the engine decides later. */
import type { Book } from '../../lib/book.svelte';
import type { Facts } from '../../lib/protocol';
import { cardOf, viewOf as cardView } from '../cards/card_data';
import { standingFor } from '../cards/standing';
import { HEAT, PLANTS, pagesOf, type View } from '../data';
import { plantsFor } from '../map/offers';

export interface CandidateGroup {
  id: 'convert' | 'use' | 'play';
  moves: number[];
}

export function candidates(book: Book, view: View, seat: number): CandidateGroup[] {
  const player = view.players[seat];
  if (!player) return [];
  const pages = pagesOf(book);
  const number = (name: string): number => book.moveNumber(name);
  const convert: number[] = [];
  if ((player.stock[PLANTS] ?? 0) >= plantsFor(view, seat, book)) convert.push(number('convert plants'));
  const temperature = pages.parameters.find((page) => page.id === 'temperature');
  const isWarm = view.parameters.temperature >= (temperature?.goal ?? Infinity);
  if ((player.stock[HEAT] ?? 0) >= pages.prices.heat && !isWarm) convert.push(number('convert heat'));
  const use = player.tableau.filter((id) => pages.cards[id]?.has_action && !player.used.includes(id));
  const cards = cardView(view as unknown as Facts);
  const play = (view.own?.hand ?? []).filter(
    (id) => cards && standingFor(id, cards, seat, (one) => cardOf(book, one))?.isOpen,
  );
  const groups: CandidateGroup[] = [
    { id: 'convert', moves: convert },
    { id: 'use', moves: use.map((id) => number(`use ${id}`)) },
    { id: 'play', moves: play.map((id) => number(`play ${id}`)) },
  ];
  return groups.filter((group) => group.moves.length > 0);
}
