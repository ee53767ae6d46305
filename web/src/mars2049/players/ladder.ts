/** How far a colony has come, to be drawn as a ladder. */
import type { PlayerView, View } from '../data';
import type { Offers } from '../offers';

export interface Ladder {
  bases: number;
  needed: number;
  roads: number;
  roadsNeeded: number;
  hasRoad: boolean;
  hasStation: boolean;
}

/** Bases that went sideways do not lead to the pole, but they count. */
export function ladderOf(view: View, seat: number, offers: Offers): Ladder {
  const player = view.players[seat] as PlayerView;
  const { bases_needed: needed, road_cards_needed: roadsNeeded } = offers;
  return {
    bases: Math.min(player.bases, needed),
    needed,
    roads: player.road !== null ? roadsNeeded : player.road_cards,
    roadsNeeded,
    hasRoad: player.road !== null && player.road_is_active,
    hasStation: view.winner === seat,
  };
}
