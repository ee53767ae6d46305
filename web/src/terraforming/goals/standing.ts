/** How far everybody is with a milestone or an award. */
import type { Counted, PlayerView, View } from '../data';

const CITIES = new Set(['city', 'capital']);

export function measured(count: Counted, view: View, seat: number): number {
  const player = view.players[seat] as PlayerView;
  const own = (): string[] =>
    Object.values(view.tiles).flatMap(([tile, owner]) => (owner === seat ? [tile] : []));
  switch (count.of) {
    case 'rating':
      return player.rating;
    case 'hand':
      return player.hand;
    case 'tags':
      return player.tags[count.tag ?? ''] ?? 0;
    case 'production':
      return total(player.production, count.resources);
    case 'stock':
      return total(player.stock, count.resources);
    case 'tiles':
      return own().length;
    case 'cities':
      return own().filter((tile) => CITIES.has(tile)).length;
    case 'greeneries':
      return own().filter((tile) => tile === 'greenery').length;
  }
}

function total(amounts: number[], which: number[] = []): number {
  return which.reduce((sum, resource) => sum + (amounts[resource] ?? 0), 0);
}

export interface Rank {
  seat: number;
  value: number;
  /** Points this place would bring now (TM-11.D2 to D4). */
  points: number;
}

/** Everybody's place in an award, the best first. */
export function ranking(count: Counted, view: View): Rank[] {
  const all = view.players.map((_, seat) => ({ seat, value: measured(count, view, seat), points: 0 }));
  all.sort((a, b) => b.value - a.value || a.seat - b.seat);
  const best = all[0]?.value ?? 0;
  const first = all.filter((rank) => rank.value === best);
  for (const rank of first) rank.points = 5;
  // A tie for the first place leaves no second one, and two players have none anyway.
  const next = all.find((rank) => rank.value < best)?.value;
  if (first.length === 1 && view.players.length > 2) {
    for (const rank of all) if (rank.value === next) rank.points = 2;
  }
  return all;
}
