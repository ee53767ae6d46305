/** The rows of the build list. */
import { t } from '../../lib/text.svelte';
import { tokensLeft } from '../colony';
import { DECKS, type Deck, type Price, type View } from '../pages';
import type { Play } from '../play.svelte';
import { shortReason } from '../reason';

export interface Ware {
  id: string;
  deck: Deck | null;
  icon: string;
  name: string;
  price: Price;
  roads: number;
  isLegal: boolean;
  /** How many are left, or the shortest reason why not. */
  hint: string;
  press: () => unknown;
}

const FREE: Price = [0, 0, 0];

export function wares(play: Play, view: View, seat: number): Ware[] {
  return [...structureWares(play, view, seat), ...DECKS.map((deck) => missionWare(play, view, seat, deck))];
}

function structureWares(play: Play, view: View, seat: number): Ware[] {
  const hasLab3 = tokensLeft(view.board, play.pages, seat, 'lab3') <= 0;
  // The second laboratory comes after the first: one row is enough for both.
  const hidden = hasLab3 ? 'lab3' : 'lab2';
  return play.pages.structures
    .filter((structure) => structure.id !== hidden)
    .map((structure) => {
      const { id } = structure;
      const isLegal = play.builds.has(id);
      return {
        id,
        deck: null,
        icon: structure.icon,
        name: structure.name,
        price: play.prices[id] ?? FREE,
        roads: id === 'polar_road' ? play.pages.road_cards.needed : 0,
        isLegal,
        hint: isLegal || !play.isTurn ? leftHint(play, view, seat, id) : reason(play, view, seat, id),
        press: () => play.isTurn && play.pick(id),
      };
    });
}

function leftHint(play: Play, view: View, seat: number, id: string): string {
  if (id === 'polar_road' || id === 'h2o_station') return t(`web-mars-hint-${id}`);
  const of = play.pages.structures.find((one) => one.id === id)?.tokens ?? 0;
  return t('web-mars-tokens-left', { count: tokensLeft(view.board, play.pages, seat, id), of });
}

function missionWare(play: Play, view: View, seat: number, deck: Deck): Ware {
  const move = play.isTurn ? play.legal(`buy ${deck}`) : undefined;
  const isLegal = move !== undefined;
  return {
    id: deck,
    deck,
    icon: `mission-${deck}`,
    name: t(`web-mars-deck-${deck}`),
    price: play.prices[deck] ?? FREE,
    roads: 0,
    isLegal,
    hint:
      isLegal || !play.isTurn
        ? t('web-mars-deck-left', { count: view.decks[deck] })
        : reason(play, view, seat, deck),
    press: () => {
      if (!play.isTurn) return undefined;
      return move === undefined ? play.explain(`buy ${deck}`) : play.buy(deck);
    },
  };
}

function reason(play: Play, view: View, seat: number, item: string): string {
  const { pages, units, prices, basesNeeded } = play;
  const hint = shortReason({ view, pages, seat, units, prices, basesNeeded }, item);
  return t(hint.id, hint.args);
}
