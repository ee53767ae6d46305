import { describe, expect, it } from 'vitest';
import type { CardData } from '../cards/card_data';
import { NO_FILTER, filtered, movedBefore, ordered, plain, stride } from './order';

const CARDS: Record<string, Partial<CardData>> = {
  ants: { name: 'Ants', kind: 'active', cost: 9, tags: ['microbe'], parts: {} },
  comet: { name: 'Comet', kind: 'event', cost: 21, tags: ['space'], parts: { play: ['Place an ocean tile.'] } },
  mine: { name: 'Mine', kind: 'automated', cost: 4, tags: ['building'], parts: {} },
  cafe: { name: 'Café Olympus', kind: 'active', cost: 9, parts: {} },
};
const card = (id: string) => CARDS[id] as CardData;
const HAND = ['ants', 'comet', 'mine', 'cafe'];
const TAGS = ['building', 'space', 'microbe'];
const sorted = (sort: Parameters<typeof ordered>[1], playable: string[] = [], manual: string[] = []) =>
  ordered(HAND, sort, card, new Set(playable), manual, TAGS);

describe('the order of a hand', () => {
  it('is that of drawing unless another is wanted', () => {
    expect(sorted('drawn')).toEqual(HAND);
  });
  it('goes by cost, and equal cards keep their place', () => {
    expect(sorted('cost')).toEqual(['mine', 'ants', 'cafe', 'comet']);
  });
  it('goes by first tag, cards without one last', () => {
    expect(sorted('tag')).toEqual(['mine', 'comet', 'ants', 'cafe']);
  });
  it('goes by type', () => {
    expect(sorted('type')).toEqual(['mine', 'ants', 'cafe', 'comet']);
  });
  it('puts what can be played first', () => {
    expect(sorted('playable', ['comet'])).toEqual(['comet', 'mine', 'ants', 'cafe']);
  });
  it('follows the hand of the player, new cards last', () => {
    expect(sorted('manual', [], ['comet', 'cafe', 'gone'])).toEqual(['comet', 'cafe', 'ants', 'mine']);
  });
});

describe('what is shown of a hand', () => {
  const shown = (filter: Partial<typeof NO_FILTER>, playable: string[] = []) =>
    filtered(HAND, { ...NO_FILTER, ...filter }, card, new Set(playable));
  it('is everything without a filter', () => {
    expect(shown({})).toEqual(HAND);
  });
  it('can be what is playable, of a tag, of a type', () => {
    expect(shown({ isPlayable: true }, ['mine'])).toEqual(['mine']);
    expect(shown({ tags: ['space', 'microbe'] })).toEqual(['ants', 'comet']);
    expect(shown({ kinds: ['active'] })).toEqual(['ants', 'cafe']);
  });
  it('is searched in names and texts, whatever the accents', () => {
    expect(shown({ search: ' cafe' })).toEqual(['cafe']);
    expect(shown({ search: 'OCEAN comet' })).toEqual(['comet']);
    expect(shown({ search: 'nothing' })).toEqual([]);
  });
});

describe('moving a card by hand', () => {
  it('puts it before another or at the end', () => {
    expect(movedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(movedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a']);
    expect(movedBefore(['a', 'b'], 'a', 'a')).toEqual(['b', 'a']);
  });
});

describe('a row of cards', () => {
  it('stands apart while there is room, then overlaps, but never by more than 60 %', () => {
    expect(stride(3, 149, 1000, 8)).toBe(157);
    expect(stride(11, 149, 1149, 8)).toBe(100);
    expect(stride(60, 149, 1149, 8)).toBeCloseTo(59.6);
    expect(stride(1, 149, 100, 8)).toBe(157);
  });
});

it('compares without accents and capitals', () => {
  expect(plain('  Éos   Chasma ')).toBe('eos chasma');
});
