import { describe, expect, it } from 'vitest';
import type { ItemOffer } from '../offers';
import { hintOf } from './hint';

const item = (...reasons: ItemOffer['reasons']): ItemOffer => ({
  price: [3, 3, 3],
  road_cards: 0,
  missing: [2, 0, 1],
  missing_road_cards: 0,
  reasons,
});

describe('a hint', () => {
  it('says the reason that says most, with the figures of the engine', () => {
    expect(hintOf(item({ code: 'too-dear', rule: 'MA-7.1' }))).toEqual({ id: 'web-mars-short', args: { count: 3 } });
    const bases = { code: 'bases-too-few', rule: 'MA-11.4', need: 4, have: 2 };
    expect(hintOf(item({ code: 'too-dear', rule: 'MA-11.4' }, bases)).args).toEqual({ need: 4, have: 2 });
    expect(hintOf(item({ code: 'deck-empty', rule: 'MA-12.3' })).id).toBe('web-mars-not-sold');
  });
});
