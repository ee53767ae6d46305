import { describe, expect, it } from 'vitest';
import { Book } from '../../lib/net/book.svelte';
import type { BookData } from '../../lib/net/book_data';
import type { Decision } from '../../lib/net/protocol';
import type { PlayerView, View } from '../data';
import { apart } from './own_losses';

const MOVES = ['done', 'seat 0', 'seat 1', 'seat neutral', 'card ants', 'card fish'];
const book = new Book({ moves: MOVES, labels: [] } as unknown as BookData);
const players = [{ tableau: ['ants'] }, { tableau: ['fish'] }] satisfies Partial<PlayerView>[];
const view = { players: players as PlayerView[] } satisfies Partial<View> as View;
const numbers = (...names: string[]): number[] => names.map((name) => MOVES.indexOf(name));
const split = (question: string, ...names: string[]): ReturnType<typeof apart> =>
  apart(book, numbers(...names), { question } as Decision, 0, view);

describe('answers that touch oneself', () => {
  it('stand apart from those that touch others', () => {
    const found = split('RemoveAny', 'done', 'seat 0', 'seat 1');
    expect(found).toEqual({ others: numbers('done', 'seat 1'), own: numbers('seat 0'), usual: null });
    expect(split('DecreaseAny', 'seat 0', 'seat neutral').own).toEqual(numbers('seat 0'));
  });

  it('leave harming nobody as the usual answer where nobody else can be harmed', () => {
    expect(split('RemoveAny', 'done', 'seat 0').usual).toBe(MOVES.indexOf('done'));
    expect(split('DecreaseAny', 'seat 0').usual).toBeNull();
  });

  it('are also those that take from an own card', () => {
    expect(split('RemoveCubes', 'done', 'card ants', 'card fish').own).toEqual(numbers('card ants'));
  });

  it('matter only where something is lost', () => {
    expect(split('AddTo', 'card ants').own).toEqual([]);
  });
});
