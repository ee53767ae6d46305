/** The rows of the build list. */
import { allOf, figure, t } from '../../lib/i18n/text.svelte';
import { DECKS, type Deck, type Price, type View } from '../data';
import type { Controller } from '../controller.svelte';
import { hintOf } from './hint';

export interface BuildRow {
  id: string;
  deck: Deck | null;
  icon: string;
  name: string;
  price: Price;
  roads: number;
  /** What is missing for it in the turn. */
  short: number[];
  isLegal: boolean;
  /** How many are left, or the shortest reason why not. */
  hint: string;
  press: () => unknown;
}

/** What is heard of a row: its name, its price, whether it can be had. */
export function rowLabel(controller: Controller, row: BuildRow): string {
  const { resources, road_card } = controller.pages;
  const named = [
    ...resources.map(({ name }, what) => [name, row.price[what] ?? 0] as const),
    [road_card.name, row.roads] as const,
  ];
  const price = named.filter(([, count]) => count !== 0).map(([name, count]) => `${name} ${figure(count)}`);
  return t('web-mars-ware', {
    name: row.deck ? t('web-mars-ware-mission', { name: row.name }) : row.name,
    price: allOf(price),
    hint: row.hint,
    state: row.isLegal ? 'open' : 'none',
  });
}

const FREE: Price = [0, 0, 0];

export function buildRows(controller: Controller, view: View, seat: number): BuildRow[] {
  return [...structureRows(controller, seat), ...DECKS.map((deck) => missionRow(controller, view, deck))];
}

function structureRows(controller: Controller, seat: number): BuildRow[] {
  const hasLab3 = controller.offers.colonies[seat]?.left.lab3 === 0;
  // The second laboratory comes after the first: one row is enough for both.
  const hidden = hasLab3 ? 'lab3' : 'lab2';
  return controller.pages.structures
    .filter((structure) => structure.id !== hidden)
    .map((structure) => {
      const { id } = structure;
      const isLegal = controller.builds.has(id);
      return {
        id,
        deck: null,
        icon: structure.icon,
        name: structure.name,
        price: controller.prices[id] ?? FREE,
        roads: controller.offers.own?.items[id]?.road_cards ?? 0,
        short: shortOf(controller, id),
        isLegal,
        hint: isLegal || !controller.isTurn ? leftHint(controller, seat, id) : reason(controller, id),
        press: () => controller.isTurn && controller.pick(id),
      };
    });
}

function leftHint(controller: Controller, seat: number, id: string): string {
  if (id === 'polar_road' || id === 'h2o_station') return t(`web-mars-hint-${id}`);
  const of = controller.pages.structures.find((one) => one.id === id)?.tokens ?? 0;
  return t('web-mars-tokens-left', { count: controller.offers.colonies[seat]?.left[id] ?? of, of });
}

function missionRow(controller: Controller, view: View, deck: Deck): BuildRow {
  const move = controller.isTurn ? controller.legal(`buy ${deck}`) : undefined;
  const isLegal = move !== undefined;
  return {
    id: deck,
    deck,
    icon: `mission-${deck}`,
    name: t(`web-mars-deck-${deck}`),
    price: controller.prices[deck] ?? FREE,
    roads: 0,
    short: shortOf(controller, deck),
    isLegal,
    hint:
      isLegal || !controller.isTurn ? t('web-mars-deck-left', { count: view.decks[deck] }) : reason(controller, deck),
    press: () => {
      if (!controller.isTurn) return undefined;
      return move === undefined ? controller.explain(`buy ${deck}`) : controller.buy(deck);
    },
  };
}

function reason(controller: Controller, item: string): string {
  const hint = hintOf(controller.offers.own?.items[item]);
  return t(hint.id, hint.args);
}

function shortOf(controller: Controller, item: string): number[] {
  return controller.isTurn ? (controller.offers.own?.items[item]?.missing ?? []) : [];
}
