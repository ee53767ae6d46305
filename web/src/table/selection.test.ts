import { describe, expect, it } from 'vitest';
import { Book } from '../lib/net/book.svelte';
import type { BookData } from '../lib/net/book_data';
import type { Decision, Selection } from '../lib/net/protocol';
import { choicesOf, forwardMoves, isComplete, isSameChoice, isSingle, stepsTo, withOne, withoutOne } from './selection';

const MOVES = ['done', 'take air', 'take food', 'take road', 'unpick take air', 'unpick take food', 'unpick take road'];
const book = new Book({ moves: MOVES, labels: MOVES } as unknown as BookData);
const [AIR, FOOD, ROAD] = [1, 2, 3] as const;
const asked = (selection: Selection, moves: number[]): Decision => ({
  seat: 0,
  question: 'Take',
  text: '',
  moves,
  labels: {},
  selection,
});
const mixed = (picked: number[] = []): Selection => ({ least: 4, most: 4, picked, limits: { 1: 4, 2: 4, 3: 1 } });
const names = (decision: Decision, chosen: number[]): string[] =>
  stepsTo(book, decision, chosen).map(({ move }) => book.moveName(move));

describe('what can be chosen', () => {
  it('is everything that is offered or picked, and nothing that takes back or ends', () => {
    const decision = asked({ least: 1, most: 3, picked: [ROAD] }, [0, 1, 2, 6]);
    expect(choicesOf(book, decision)).toEqual([AIR, FOOD, ROAD]);
    expect(forwardMoves(book, decision)).toEqual([0, 1, 2]);
  });
  it('stays the same while it is picked', () => {
    expect(choicesOf(book, asked(mixed([AIR, AIR, AIR, AIR]), [4]))).toEqual([AIR, FOOD, ROAD]);
  });
});

describe('a choice', () => {
  it('has room up to the limit of each kind and of all together', () => {
    expect(withOne(mixed(), [ROAD], ROAD)).toEqual([ROAD]);
    expect(withOne(mixed(), [ROAD, AIR, AIR], AIR)).toEqual([ROAD, AIR, AIR, AIR]);
    expect(withOne(mixed(), [AIR, AIR, AIR, AIR], FOOD)).toEqual([AIR, AIR, AIR, AIR]);
  });
  it('of one thing is replaced by another', () => {
    expect(withOne({ least: 0, most: 1, picked: [] }, [AIR], FOOD)).toEqual([FOOD]);
  });
  it('loses one at a time', () => {
    expect(withoutOne([AIR, FOOD, AIR], AIR)).toEqual([AIR, FOOD]);
    expect(withoutOne([FOOD], AIR)).toEqual([FOOD]);
  });
  it('is complete between the bounds', () => {
    expect([0, 1, 3, 4].map((count) => isComplete({ least: 1, most: 3, picked: [] }, Array(count).fill(AIR)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('is the same in any order', () => {
    expect(isSameChoice([AIR, FOOD, AIR], [FOOD, AIR, AIR])).toBe(true);
    expect(isSameChoice([AIR, FOOD, FOOD], [FOOD, AIR, AIR])).toBe(false);
  });
  it('of exactly one thing is a single move', () => {
    expect(isSingle({ least: 1, most: 1, picked: [] })).toBe(true);
    expect(isSingle({ least: 0, most: 1, picked: [] })).toBe(false);
  });
});

describe('the steps to an answer', () => {
  it('are the picks as they were chosen', () => {
    expect(names(asked(mixed(), [1, 2, 3]), [ROAD, AIR, FOOD, AIR])).toEqual([
      'take road',
      'take air',
      'take food',
      'take air',
    ]);
  });
  it('take back first what the server knows and nobody wants', () => {
    const decision = asked(mixed([AIR, AIR, FOOD]), [1, 2, 3, 4, 5]);
    expect(names(decision, [AIR, ROAD, FOOD, FOOD])).toEqual(['unpick take air', 'take road', 'take food']);
  });
  it('end with done where the number is free, also with nothing', () => {
    expect(names(asked({ least: 0, most: 2, picked: [] }, [0, 1, 2]), [FOOD])).toEqual(['take food', 'done']);
    expect(names(asked({ least: 0, most: 2, picked: [FOOD] }, [0, 1, 5]), [])).toEqual(['unpick take food', 'done']);
    expect(names(asked({ least: 0, most: 0, picked: [] }, [0]), [])).toEqual(['done']);
  });
  it('say what is picked before each', () => {
    const decision = asked(mixed([AIR]), [1, 2, 3, 4]);
    expect(stepsTo(book, decision, [FOOD, FOOD, FOOD, FOOD]).map(({ from }) => from.length)).toEqual([1, 0, 1, 2, 3]);
  });
});
