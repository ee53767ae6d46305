import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, TableDocument } from './protocol';
import { Refusal, Table, merged } from './table.svelte';

class FakeSocket extends EventTarget {
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const sockets: FakeSocket[] = [];
const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const lastSent = (): Record<string, unknown> => latest().sent.at(-1) as Record<string, unknown>;

function newTable(): Table {
  return new Table('abc', {
    token: 'secret',
    language: 'en',
    open: () => {
      sockets.push(new FakeSocket());
      return latest() as unknown as WebSocket;
    },
  });
}

const document = { table: { id: 'abc' }, view: { round: 1 }, decision: null } as unknown as TableDocument;
const state = (version: number) => ({
  is: 'state', version, you: 0, now: Date.now(), document, log: [[1, -1, 'begins', 'Started']], chat: [],
});

function openTable(): Table {
  const table = newTable();
  latest().open();
  latest().say(state(3));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  sockets.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('Table', () => {
  it('says hello and takes the state', () => {
    const table = newTable();
    expect(table.connection).toBe('connecting');
    latest().open();
    expect(lastSent()).toEqual({ do: 'hello', token: 'secret', since: null, language: 'en' });
    latest().say(state(3));
    expect([table.connection, table.version, table.you]).toEqual(['open', 3, 0]);
    table.close();
  });

  it('applies updates and adds to the log', () => {
    const table = openTable();
    latest().say({ is: 'update', version: 4, patch: [[['view', 'round'], 2]], log: [[2, 0, 'x', 'Y']] });
    expect(table.document?.view).toEqual({ round: 2 });
    expect(table.log.map((line) => line[0])).toEqual([1, 2]);
    expect(table.version).toBe(4);
    table.close();
  });

  it('resolves a move when it is done', async () => {
    const table = openTable();
    const moved = table.move(17);
    expect(lastSent()).toMatchObject({ do: 'move', at: 3, move: 17 });
    expect(table.isMoving).toBe(true);
    latest().say({ is: 'done', id: lastSent().id, version: 4 });
    await moved;
    expect(table.isMoving).toBe(false);
    table.close();
  });

  it('refuses with the reasons of the server', async () => {
    const table = openTable();
    const moved = table.move(17);
    const reasons = [{ code: 'money-too-low', rule: 'TM-11.D1', text: 'No.', facts: {} }];
    latest().say({ is: 'error', id: lastSent().id, code: 'illegal-move', text: 'No.', reasons });
    await expect(moved).rejects.toMatchObject({ code: 'illegal-move', reasons });
    table.close();
  });

  it('comes back with what it has seen, and sends nothing again', async () => {
    const table = openTable();
    const moved = table.move(17);
    latest().close();
    await expect(moved).rejects.toBeInstanceOf(Refusal);
    expect(table.connection).toBe('lost');
    await expect(table.move(17)).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(2000);
    expect(sockets.length).toBe(2);
    latest().open();
    expect(latest().sent).toEqual([{ do: 'hello', token: 'secret', since: 3, language: 'en' }]);
    latest().say({ is: 'current', version: 3, you: 0, chat: [] });
    expect(table.connection).toBe('open');
    table.close();
  });

  it('speaks another language from the next message on, and hears the log again', async () => {
    const table = openTable();
    const decision = { question: 'Turn', text: 'What?', labels: {}, moves: [1] };
    const said = { ...document, decision } as unknown as TableDocument;
    latest().say({ ...state(3), document: said, log: [[101, 0, 'a', 'K'], [102, 0, 'b', 'K']] });
    const { view } = table.document as TableDocument;

    table.setLanguage('pl');
    expect(lastSent()).toEqual({ do: 'language', language: 'pl' });
    const other = { ...said, view: { round: 1 }, decision: { ...decision, text: 'Co?' } };
    latest().say({ ...state(3), document: other, log: [[101, 0, 'A', 'K'], [102, 0, 'B', 'K']] });
    expect(table.document?.decision?.text).toBe('Co?');
    expect(table.document?.view).toBe(view); // what did not change is the same
    expect(lastSent()).toMatchObject({ do: 'log', before: 101, first: 1 });
    latest().say({ is: 'answer', id: lastSent().id, log: [[1, -1, 'X', 'K']] });
    await vi.waitFor(() => expect(table.log.map((line) => line[2])).toEqual(['X', 'A', 'B']));
    table.close();
  });

  it('asks for everything where it was away while the language changed', () => {
    const table = openTable();
    latest().close();
    table.setLanguage('pl');
    vi.advanceTimersByTime(2000);
    latest().open();
    expect(lastSent()).toEqual({ do: 'hello', token: 'secret', since: null, language: 'pl' });
    table.close();
  });

  it('waits longer each time, up to a limit', () => {
    const table = openTable();
    for (let round = 0; round < 10; round += 1) {
      latest().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(sockets.length).toBe(11);
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(11);
  });

  it('gives up where the server says that it is pointless', () => {
    const table = newTable();
    latest().open();
    latest().say({ is: 'error', id: '', code: 'unknown-table', text: 'No such table.' });
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(table.refused?.code).toBe('unknown-table');
    expect(sockets.length).toBe(1);
  });

  it('begins anew when a patch does not fit', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = openTable();
    latest().say({ is: 'update', version: 4, patch: [[['nowhere', 'x'], 2]] });
    expect(sockets.length).toBe(2);
    latest().open();
    expect(lastSent()).toMatchObject({ do: 'hello', since: null });
    table.close();
  });

  it('notices a dead connection by its silence', () => {
    const table = openTable();
    vi.advanceTimersByTime(24_000);
    expect(lastSent().do).toBe('hello');
    vi.advanceTimersByTime(2_000);
    expect(lastSent().do).toBe('ping');
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(2);
    table.close();
  });
});

describe('merged', () => {
  it('replaces what overlaps by the newer lines', () => {
    const line = (number: number, text: string): LogLine => [number, 0, text, 'X'];
    const found = merged([line(1, 'a'), line(2, 'old')], [line(2, 'new'), line(3, 'c')]);
    expect(found.map((one) => one[2])).toEqual(['a', 'new', 'c']);
    expect(merged([line(1, 'a')], [])).toHaveLength(1);
  });
});
