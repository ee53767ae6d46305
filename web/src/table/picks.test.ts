import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Book } from '../lib/net/book.svelte';
import type { BookData } from '../lib/net/book_data';
import { Picks } from './picks.svelte';
import type { Decision, TableDocument } from '../lib/net/protocol';
import { choicesOf } from './selection';
import type { TableLike } from '../lib/net/table_connection.svelte';
import { toasts } from '../lib/ui/toast.svelte';

const MOVES = [
  'done',
  'card ants',
  'card birds',
  'card comet',
  'unpick card ants',
  'unpick card birds',
  'unpick card comet',
];
const book = new Book({ moves: MOVES, labels: MOVES } as unknown as BookData);
const [ANTS, BIRDS, COMET] = [1, 2, 3] as const;
const BACK = 3;

/** A server that asks for some of three cards. */
class FakeTable {
  readonly id = 'abc';
  made: string[] = [];
  answer: number[] | null = null;
  picked: number[] = [];
  isLost = false;

  constructor(
    readonly least: number,
    readonly most: number,
  ) {}

  get document(): TableDocument {
    return { decision: this.decision } as unknown as TableDocument;
  }
  get decision(): Decision | null {
    if (this.answer) return null;
    const { least, most, picked } = this;
    const moves = [ANTS, BIRDS, COMET].map((card) => (picked.includes(card) ? card + BACK : card));
    if (least < most && picked.length >= least) moves.push(0);
    return { seat: 0, question: 'Keep', text: '', labels: {}, moves, selection: { least, most, picked } };
  }
  async move(move: number): Promise<void> {
    if (this.isLost) throw new Error('lost');
    expect(this.decision?.moves).toContain(move);
    this.made.push(book.moveName(move));
    if (move > BACK) this.picked = this.picked.filter((one) => one !== move - BACK);
    else if (move > 0) this.picked = [...this.picked, move].sort();
    if (move === 0 || (this.least === this.most && this.picked.length === this.most)) this.answer = this.picked;
  }
}

let count = 0;
function picksAt(table: FakeTable, key = `key${++count}`): Picks {
  return new Picks({
    table: () => table as unknown as TableLike,
    book: () => book,
    decision: () => table.decision,
    key: () => key,
    choices: () => (table.decision ? choicesOf(book, table.decision) : []),
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  toasts.shown = [];
});

describe('Picks', () => {
  it('are chosen in any order and said at once', async () => {
    const table = new FakeTable(2, 2);
    const picks = picksAt(table);
    for (const move of [COMET, ANTS]) picks.toggle(move);
    expect(table.made).toEqual([]);
    expect(picks.isComplete).toBe(true);
    await picks.confirm();
    expect(table.answer).toEqual([ANTS, COMET]);
  });
  it('can be put back before that', async () => {
    const table = new FakeTable(2, 2);
    const picks = picksAt(table);
    for (const move of [COMET, ANTS, COMET]) picks.toggle(move);
    expect(picks.chosen).toEqual([ANTS]);
    expect(picks.isComplete).toBe(false);
    picks.toggle(BIRDS);
    picks.toggle(COMET); // there is no room for it
    await picks.confirm();
    expect(table.answer).toEqual([ANTS, BIRDS]);
  });
  it('begin with what the server knows, and take it back', async () => {
    const table = new FakeTable(2, 2);
    table.picked = [BIRDS];
    const picks = picksAt(table);
    expect(picks.chosen).toEqual([BIRDS]);
    for (const move of [BIRDS, COMET, ANTS]) picks.toggle(move);
    await picks.confirm();
    expect(table.made).toEqual(['unpick card birds', 'card comet', 'card ants']);
  });
  it('go by what another window picked meanwhile', () => {
    const table = new FakeTable(2, 2);
    const picks = picksAt(table);
    picks.toggle(ANTS);
    table.picked = [COMET];
    expect(picks.chosen).toEqual([COMET]);
  });
  it('count what another window picked meanwhile', () => {
    const table = new FakeTable(2, 3);
    const picks = picksAt(table);
    picks.toggle(ANTS);
    table.picked = [ANTS, ANTS];
    expect(picks.chosen).toEqual([ANTS, ANTS]);
    picks.remove(ANTS);
    expect(picks.chosen).toEqual([ANTS]);
  });
  it('end with done where the number is free', async () => {
    const table = new FakeTable(0, 3);
    const picks = picksAt(table);
    picks.toggle(COMET);
    await picks.confirm();
    expect(table.made).toEqual(['card comet', 'done']);
  });
  it('go on where the connection broke', async () => {
    const table = new FakeTable(2, 2);
    const picks = picksAt(table, 'broken');
    for (const move of [COMET, ANTS]) picks.toggle(move);
    table.isLost = true;
    await picks.confirm();
    expect(picks.isSending).toBe(false);
    table.isLost = false;
    table.picked = [COMET]; // it had arrived
    expect(picks.chosen).toEqual([COMET, ANTS]);
    await picks.confirm();
    expect(table.made).toEqual(['card ants']);
  });
  it('survive what shows them, until they are said', async () => {
    const table = new FakeTable(1, 3);
    picksAt(table, 'kept').toggle(BIRDS);
    const picks = picksAt(table, 'kept');
    expect(picks.chosen).toEqual([BIRDS]);
    await picks.confirm();
    table.answer = null;
    table.picked = [];
    expect(picks.chosen).toEqual([]);
  });
  it('stop where the question is not what it was', async () => {
    const table = new FakeTable(2, 2);
    const picks = picksAt(table);
    for (const move of [COMET, ANTS]) picks.toggle(move);
    const move = table.move.bind(table);
    vi.spyOn(table, 'move').mockImplementation(async (one) => {
      await move(one);
      table.picked = [BIRDS]; // another window is quicker
    });
    await picks.confirm();
    expect(table.made).toEqual(['card comet']);
    expect(table.answer).toBeNull();
    expect(toasts.shown.map((one) => one.tone)).toEqual(['bad']);
    table.picked = [COMET]; // the other window has taken it back
    expect(picks.chosen).toEqual([COMET, ANTS]);
  });
  it('stay where the server takes no more back', () => {
    const table = new FakeTable(2, 2);
    table.picked = [BIRDS];
    const picks = new Picks({
      table: () => table as unknown as TableLike,
      book: () => book,
      decision: () => ({ ...(table.decision as Decision), moves: [ANTS, COMET] }),
      key: () => 'fixed',
      choices: () => [ANTS, BIRDS, COMET],
    });
    expect(picks.canRemove(BIRDS)).toBe(false);
    picks.toggle(BIRDS);
    expect(picks.chosen).toEqual([BIRDS]);
  });
});

describe('what is chosen and not yet said', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });

  /** The page as it is after it was loaded. */
  async function loaded(table: FakeTable & { you?: number }, key = 'Keep'): Promise<Picks> {
    const { Picks: Fresh } = await import('./picks.svelte');
    return new Fresh({
      table: () => table as unknown as TableLike,
      book: () => book,
      decision: () => table.decision,
      key: () => key,
      choices: () => (table.decision ? choicesOf(book, table.decision) : []),
    });
  }

  it('is there after a reload, until it is said', async () => {
    const table = new FakeTable(2, 2);
    (await loaded(table)).toggle(COMET);
    vi.resetModules();
    const again = await loaded(table);
    expect(again.chosen).toEqual([COMET]);
    again.toggle(ANTS);
    await again.confirm();
    vi.resetModules();
    expect((await loaded(new FakeTable(2, 2))).chosen).toEqual([]);
  });

  it('belongs to one seat and one question', async () => {
    const table = new FakeTable(2, 2);
    (await loaded(table)).toggle(COMET);
    vi.resetModules();
    expect((await loaded(table, 'Discard')).chosen).toEqual([]);
    expect((await loaded(Object.assign(new FakeTable(2, 2), { you: 1 }))).chosen).toEqual([]);
    const other = new FakeTable(2, 2);
    Object.defineProperty(other, 'decision', {
      value: {
        question: 'Keep',
        text: '',
        labels: {},
        moves: [BIRDS, COMET],
        selection: { least: 1, most: 1, picked: [] },
      },
    });
    expect((await loaded(other)).chosen).toEqual([]);
  });

  it('are forgotten after an undo even where who asked is gone by then', async () => {
    const table = new FakeTable(1, 2);
    let isGone = false;
    const key = () => {
      if (isGone) throw new Error('read after the question was gone');
      return 'gone';
    };
    const source = { table: () => table as unknown as TableLike, book: () => book, decision: () => table.decision };
    const choices = () => (table.decision ? choicesOf(book, table.decision) : []);
    const picks = new Picks({ ...source, key, choices });
    picks.toggle(ANTS);
    expect(picks.isChanged).toBe(true);
    let undone: () => void = () => undefined;
    const undoing = picks.forgetAfter(new Promise<void>((resolve) => (undone = resolve)));
    isGone = true;
    undone();
    await undoing;
    isGone = false;
    expect(picks.isChanged).toBe(false);
  });
});
