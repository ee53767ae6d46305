/** The shortest reason why something cannot be bought now, to be said in its place.
 *
 * Only a hint: that it is not legal is known from the engine, and one tap shows all its reasons.
 */
import { missing, tokensLeft, total } from './colony';
import type { Pages, Price, View } from './pages';
import { parts } from './polar';

export interface Hint {
  id: string;
  args?: Record<string, number>;
}

export interface Buyer {
  view: View;
  pages: Pages;
  seat: number;
  units: Price;
  prices: Record<string, Price>;
  basesNeeded: number;
}

export function shortReason(buyer: Buyer, item: string): Hint {
  const { view, seat, pages, units } = buyer;
  const player = view.players[seat];
  const short = total(missing(buyer.prices[item] ?? [0, 0, 0], units));
  const tooDear: Hint = { id: 'web-mars-short', args: { count: short } };
  if (!player) return tooDear;
  switch (item) {
    case 'polar_road':
      if (player.road !== null) return { id: 'web-mars-road-laid' };
      if (!hasPolarBase(view, seat)) return { id: 'web-mars-needs-polar-base' };
      return {
        id: 'web-mars-needs-road-cards',
        args: { have: player.road_cards, need: pages.road_cards.needed },
      };
    case 'h2o_station':
      if (!player.road_is_active) return { id: 'web-mars-needs-road' };
      if (player.bases < buyer.basesNeeded) {
        return { id: 'web-mars-needs-bases', args: { need: buyer.basesNeeded } };
      }
      return tooDear;
    case 'peaceful':
    case 'offensive':
      if (view.bought) return { id: 'web-mars-bought' };
      return short > 0 ? tooDear : { id: 'web-mars-not-sold' };
    default:
      if (tokensLeft(view.board, pages, seat, item) <= 0) return { id: 'web-mars-none-left' };
      return short > 0 ? tooDear : { id: 'web-mars-no-place' };
  }
}

function hasPolarBase(view: View, seat: number): boolean {
  return Object.entries(view.board).some(
    ([point, [kind, owner]]) => kind === 'base' && owner === seat && parts(point)[0] === 4,
  );
}
