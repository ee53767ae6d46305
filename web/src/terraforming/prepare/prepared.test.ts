import { describe, expect, it } from 'vitest';
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import type { TableLike } from '../../lib/net/table_connection.svelte';
import { isIdle, planOf, prepare, unprepare, unprepareAll } from './prepared.svelte';

const MOVES = ['pass', 'end', 'project sell_patents', 'play ants'];
const book = { moveNumber: (name: string) => MOVES.indexOf(name) } as unknown as Book;
const asked = (...names: string[]): Decision => ({
  seat: 0,
  question: 'Turn',
  text: '',
  moves: names.map((name) => MOVES.indexOf(name)),
  labels: {},
});

describe('prepared moves', () => {
  it('belong to a seat of a table, in their order, each once', () => {
    const table = { id: 'a', you: 0 } as TableLike;
    prepare(table, 3);
    prepare(table, 0);
    prepare(table, 3);
    expect(planOf(table).moves).toEqual([3, 0]);
    expect(planOf({ id: 'a', you: 1 } as TableLike).moves).toEqual([]);
    unprepare(table, 3);
    expect(planOf(table).moves).toEqual([0]);
    unprepareAll(table);
    expect(planOf(table).moves).toEqual([]);
  });

  it('pass only where nothing else but selling cards is possible', () => {
    expect(isIdle(book, asked('pass', 'project sell_patents'))).toBe(true);
    expect(isIdle(book, asked('pass', 'play ants'))).toBe(false);
    expect(isIdle(book, asked('end'))).toBe(false);
  });
});
