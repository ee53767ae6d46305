import { describe, expect, it } from 'vitest';
import type { CardData, CardView, PlayerView } from './card_data';
import { priceOf, purseOf, standingOf, termsOf } from './standing';

function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    rating: 20,
    stock: [10, 2, 3, 0, 0, 5],
    production: [0, 1, 0, 0, 0, 0],
    hand: 0,
    before: 0,
    tableau: [],
    events: [],
    cubes: {},
    used: [],
    tags: { science: 2 },
    passed: false,
    next_discount: 0,
    next_tolerance: 0,
    ...changes,
  };
}

const CARDS: Record<string, Partial<CardData>> = {
  catapult: { changes: { discount: { any: 2 } } },
  station: { changes: { discount: { space: 2 } } },
  alloys: { changes: { metal_value: { steel: 1, titanium: 1 } } },
  inventrix: { changes: { tolerance: 2 } },
  helion: { changes: { heat_is_money: true } },
};
const find = (id: string) => CARDS[id] as CardData;
const card = (more: Partial<CardData>) => ({ cost: 20, tags: [], ...more }) as CardData;
const view = (more: Partial<CardView> = {}) =>
  ({ parameters: { temperature: -20, oxygen: 7, oceans: 2 }, tiles: {}, players: [player()], ...more }) as CardView;

describe('the price of a card', () => {
  it('falls with each matching tag and each general discount', () => {
    const terms = termsOf(player({ tableau: ['catapult', 'station'], next_discount: 8 }), find);
    expect(priceOf(card({ tags: ['space', 'space'] }), terms)).toBe(20 - 2 - 8 - 4);
    expect(priceOf(card({ cost: 3 }), terms)).toBe(0);
  });
});

describe('what can be paid', () => {
  it('counts metal only where it is accepted, at its value', () => {
    const plain = termsOf(player(), find);
    const better = termsOf(player({ tableau: ['alloys', 'helion'] }), find);
    expect(purseOf(card({}), player(), plain)).toBe(10);
    expect(purseOf(card({ tags: ['building', 'space'] }), player(), plain)).toBe(10 + 4 + 9);
    expect(purseOf(card({ tags: ['building', 'space'] }), player(), better)).toBe(10 + 5 + 6 + 12);
  });
});

describe('a requirement', () => {
  const state = (requirement: object, tableau: string[] = []) => {
    const here = view({ players: [player({ tableau })] });
    const terms = termsOf(here.players[0] as PlayerView, find);
    return standingOf(card({ cost: 0, requires: [requirement] as never }), here, 0, terms).requirements[0];
  };
  it('says how many steps are missing', () => {
    expect(state({ of: 'oxygen', least: 9 })).toMatchObject({ isMet: false, missing: 2, have: 7 });
    expect(state({ of: 'temperature', least: -14, step: 2 })).toMatchObject({ missing: 3 });
    expect(state({ of: 'temperature', most: -24, step: 2 })).toMatchObject({ isMet: false, missing: 2 });
  });
  it('is looser with tolerance, either way', () => {
    expect(state({ of: 'oxygen', least: 9 }, ['inventrix'])).toMatchObject({ isMet: true, need: 7 });
    expect(state({ of: 'temperature', most: -24, step: 2 }, ['inventrix'])).toMatchObject({ isMet: true });
  });
  it('counts tags, production and tiles', () => {
    expect(state({ of: 'tags', tag: 'science', least: 3 })).toMatchObject({ missing: 1 });
    expect(state({ of: 'production', resource: 'steel', least: 1 })).toMatchObject({ isMet: true });
    expect(state({ of: 'cities', least: 2 })).toMatchObject({ missing: 2 });
  });
});

it('a card is open when it can be paid and nothing is missing', () => {
  const terms = termsOf(player(), find);
  expect(standingOf(card({ cost: 11 }), view(), 0, terms)).toMatchObject({ short: 1, isOpen: false });
  expect(standingOf(card({ cost: 10 }), view(), 0, terms)).toMatchObject({ short: 0, isOpen: true });
});
