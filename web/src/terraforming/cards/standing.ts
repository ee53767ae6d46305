/** How a card stands for a player now: what it costs and what it still needs.
 *
 * Only for showing things at once and without asking; what may be played the server says.
 */
import { RESOURCES } from './card_data';
import type { Requirement } from '../../lib/book_data';
import type { CardData, CardView, OfficesView, PlayerView, Resource } from './card_data';

/** What the cards that a player has in play change for the hand. */
export interface Terms {
  discount: Record<string, number>;
  projectDiscount: Record<string, number>;
  steel: number;
  titanium: number;
  tolerance: number;
  heatIsMoney: boolean;
}

const PLAIN_STEEL = 2;
const PLAIN_TITANIUM = 3;

export function termsOf(player: PlayerView, card: (id: string) => CardData): Terms {
  const terms: Terms = {
    discount: { any: player.next_discount },
    projectDiscount: {},
    steel: PLAIN_STEEL,
    titanium: PLAIN_TITANIUM,
    tolerance: player.next_tolerance,
    heatIsMoney: false,
  };
  for (const id of player.tableau) {
    const changes = card(id).changes ?? {};
    add(terms.discount, changes.discount);
    add(terms.projectDiscount, changes.project_discount);
    terms.steel += changes.metal_value?.steel ?? 0;
    terms.titanium += changes.metal_value?.titanium ?? 0;
    terms.tolerance += changes.tolerance ?? 0;
    terms.heatIsMoney ||= changes.heat_is_money ?? false;
  }
  return terms;
}

/** What the policy of the ruling party changes for everybody: Unity makes titanium worth more. */
export function underPolicy(terms: Terms, view: CardView): Terms {
  const rules = view.turmoil?.policy ? view.turmoil.ruling : '';
  return rules === 'unity' ? { ...terms, titanium: terms.titanium + 1 } : terms;
}

function add(to: Record<string, number>, more: Record<string, number> = {}): void {
  for (const [key, amount] of Object.entries(more)) to[key] = (to[key] ?? 0) + amount;
}

export function priceOf(card: CardData, terms: Terms): number {
  let price = card.cost - (terms.discount.any ?? 0);
  for (const tag of card.tags ?? []) price -= terms.discount[tag] ?? 0;
  return Math.max(0, price);
}

/** What can be paid towards a card, everything accepted together. */
export function purseOf(card: CardData, player: PlayerView, terms: Terms): number {
  const [money = 0, steel = 0, titanium = 0, , , heat = 0] = player.stock;
  let purse = money + (terms.heatIsMoney ? heat : 0);
  if (card.tags?.includes('building')) purse += steel * terms.steel;
  if (card.tags?.includes('space')) purse += titanium * terms.titanium;
  return purse;
}

/** The three tracks: where they begin and end. */
export const TRACKS: Record<string, { from: number; to: number; step: number }> = {
  temperature: { from: -30, to: 8, step: 2 },
  oxygen: { from: 0, to: 14, step: 1 },
  oceans: { from: 0, to: 9, step: 1 },
};

export interface RequirementState {
  requirement: Requirement;
  have: number;
  /** With the tolerance that cards give. */
  need: number;
  isMet: boolean;
  /** How many steps, tags or tiles are missing; how many steps too far for a maximum. */
  missing: number;
}

export function requirementState(
  requirement: Requirement,
  view: CardView,
  seat: number,
  terms: Terms,
): RequirementState {
  const player = view.players[seat] as PlayerView;
  if (requirement.of in TRACKS) {
    const have = view.parameters[requirement.of] ?? 0;
    const step = requirement.step ?? 1;
    const slack = terms.tolerance * step;
    const need =
      requirement.least === undefined ? (requirement.most ?? 0) + slack : requirement.least - slack;
    const missing = Math.max(0, (requirement.least === undefined ? have - need : need - have) / step);
    return { requirement, have, need, isMet: missing === 0, missing };
  }
  const have = countOf(requirement, view, player, seat);
  const need = requirement.least ?? 0;
  const missing = Math.max(0, need - have);
  return { requirement, have, need, isMet: missing === 0, missing };
}

function countOf(requirement: Requirement, view: CardView, player: PlayerView, seat: number): number {
  const tiles = Object.values(view.tiles);
  switch (requirement.of) {
    case 'tags':
      return player.tags[requirement.tag ?? ''] ?? 0;
    case 'production':
      return player.production[RESOURCES.indexOf(requirement.resource as Resource)] ?? 0;
    case 'greeneries':
      return tiles.filter(([kind, owner]) => kind === 'greenery' && owner === seat).length;
    case 'cities':
      return tiles.filter(([kind]) => kind === 'city' || kind === 'capital').length;
    default:
      return view.turmoil ? officeOf(requirement, view.turmoil, seat) : 0;
  }
}

const NEUTRAL = 7;

function officeOf(requirement: Requirement, committee: OfficesView, seat: number): number {
  const parties = Object.values(committee.parties);
  switch (requirement.of) {
    case 'party': {
      const party = requirement.party ?? '';
      if (committee.ruling === party) return requirement.least ?? 0;
      return committee.parties[party]?.delegates[seat] ?? 0;
    }
    case 'chairman':
      return Number(committee.chairman === seat);
    case 'neutral_chairman':
      return Number(committee.chairman === NEUTRAL);
    case 'leader':
      return parties.filter((party) => party.leader === seat).length;
    default:
      return 0;
  }
}

export interface Standing {
  price: number;
  purse: number;
  /** M€ that are missing. */
  short: number;
  requirements: RequirementState[];
  isOpen: boolean;
}

export function standingOf(card: CardData, view: CardView, seat: number, terms: Terms): Standing {
  const player = view.players[seat] as PlayerView;
  const price = priceOf(card, terms);
  const purse = purseOf(card, player, terms);
  const requirements = (card.requires ?? []).map((one) => requirementState(one, view, seat, terms));
  const short = Math.max(0, price - purse);
  return {
    price,
    purse,
    short,
    requirements,
    isOpen: short === 0 && requirements.every((one) => one.isMet),
  };
}

// A player's part of the view stays the same object until something of it changes.
const known = new WeakMap<PlayerView, Terms>();

/** The standing of a card for a seat, from the whole view. */
export function standingFor(
  id: string,
  view: CardView,
  seat: number,
  card: (id: string) => CardData,
): Standing | undefined {
  const player = view.players[seat];
  if (!player) return undefined;
  let terms = known.get(player);
  if (!terms) {
    terms = termsOf(player, card);
    known.set(player, terms);
  }
  return standingOf(card(id), view, seat, underPolicy(terms, view));
}
