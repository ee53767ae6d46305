import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type LogLine, type TableDocument } from './protocol';
import { loadBook } from './book.svelte';
import { Refusal, TableConnection, merged } from './table_connection.svelte';
import { complain, toasts } from '../ui/toast.svelte';

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

function newTable(): TableConnection {
  return new TableConnection('abc', {
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
  is: 'state',
  protocol: PROTOCOL,
  book: '1',
  version,
  you: 0,
  now: Date.now(),
  document,
  log: [[1, -1, 'begins', 'Started']],
  chat: [],
});

function openTable(): TableConnection {
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

describe('TableConnection', () => {
  it('says hello and takes the state', () => {
    const table = newTable();
    expect(table.connection).toBe('connecting');
    latest().open();
    expect(lastSent()).toEqual({ do: 'hello', token: 'secret', since: null, language: 'en', protocol: PROTOCOL });
    latest().say(state(3));
    expect([table.connection, table.version, table.you]).toEqual(['open', 3, 0]);
    table.close();
  });

  it('reads nothing of a server that speaks another version, and does not try again', () => {
    const table = newTable();
    latest().open();
    latest().say({ ...state(3), protocol: PROTOCOL + 1 });
    expect(table.refused?.code).toBe('outdated');
    expect(table.document).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    table.close();
  });

  it('notices that the server gives moves other numbers than the book that was read', async () => {
    const book = { game: 'mars2049', version: '1', moves: [], labels: [] };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(book))));
    await loadBook('mars2049', 'en');
    const table = newTable();
    latest().open();
    const own = { ...document, table: { ...document.table, game: 'mars2049' as const } };
    latest().say({ ...state(3), document: own });
    expect(table.refused).toBeNull();
    latest().say({ is: 'current', protocol: PROTOCOL, book: '2', version: 3, you: 0, chat: [] });
    expect(table.refused?.code).toBe('outdated');
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

  it('asks for offers once for several updates, and keeps the last ones until then', async () => {
    const table = newTable();
    latest().open();
    latest().say({ ...state(3), offers: { price: 1 } });
    expect(table.offers).toEqual({ price: 1 });
    const asked = () => latest().sent.filter((one) => one.do === 'offers');
    latest().say({ is: 'update', version: 4, patch: [[['table', 'id'], 'abc']], log: [] });
    await vi.runOnlyPendingTimersAsync();
    expect(asked()).toHaveLength(0); // who is there changes no offer
    latest().say({ is: 'update', version: 5, patch: [[['view', 'round'], 2]], log: [] });
    await vi.advanceTimersByTimeAsync(300);
    latest().say({ is: 'update', version: 6, patch: [[['view', 'round'], 3]], log: [] });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked()).toHaveLength(1);
    expect(table.offers).toEqual({ price: 1 });
    latest().say({ is: 'answer', id: asked()[0]?.id, offers: { price: 2 }, version: 6 });
    await vi.advanceTimersByTimeAsync(300);
    expect(table.offers).toEqual({ price: 2 });
    expect(asked()).toHaveLength(1);
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

  it('does one thing at a time, and says nothing about a second press', async () => {
    const table = openTable();
    const moved = table.move(17);
    const { sent } = latest();
    const before = sent.length;
    for (const again of [() => table.move(17), () => table.undo(), () => table.resign(), () => table.bot()]) {
      await again().catch(complain);
    }
    expect(sent.length).toBe(before);
    expect(toasts.shown).toEqual([]);
    latest().say({ is: 'done', id: lastSent().id, version: 4 });
    await moved;
    void table.undo().catch(() => undefined);
    expect(lastSent()).toMatchObject({ do: 'undo' });
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
    expect(latest().sent).toEqual([{ do: 'hello', token: 'secret', since: 3, language: 'en', protocol: PROTOCOL }]);
    latest().say({ is: 'current', protocol: PROTOCOL, book: '1', version: 3, you: 0, chat: [] });
    expect(table.connection).toBe('open');
    table.close();
  });

  it('speaks another language from the next message on, and hears the log again', async () => {
    const table = openTable();
    const decision = { question: 'Turn', text: 'What?', labels: {}, moves: [1] };
    const said = { ...document, decision } as unknown as TableDocument;
    latest().say({
      ...state(3),
      document: said,
      log: [
        [101, 0, 'a', 'K'],
        [102, 0, 'b', 'K'],
      ],
    });
    const { view } = table.document as TableDocument;

    table.setLanguage('pl');
    expect(lastSent()).toEqual({ do: 'language', language: 'pl' });
    const other = { ...said, view: { round: 1 }, decision: { ...decision, text: 'Co?' } };
    latest().say({
      ...state(3),
      document: other,
      log: [
        [101, 0, 'A', 'K'],
        [102, 0, 'B', 'K'],
      ],
    });
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
    expect(lastSent()).toEqual({ do: 'hello', token: 'secret', since: null, language: 'pl', protocol: PROTOCOL });
    table.close();
  });

  it('waits longer each time, up to a limit', () => {
    const table = openTable();
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      latest().close();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(sockets.length).toBe(11);
    expect(waits[0]).toBeLessThan(1000);
    expect(Math.max(...waits)).toBeLessThan(20_000);
    expect(waits[9]).toBeGreaterThan(10_000);
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

  it('starts over when a patch does not fit', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = openTable();
    latest().say({ is: 'update', version: 4, patch: [[['nowhere', 'x'], 2]] });
    expect(sockets.length).toBe(2);
    latest().open();
    expect(lastSent()).toMatchObject({ do: 'hello', since: null });
    table.close();
  });

  it('notices a dead connection within seconds, by its silence', () => {
    const table = openTable();
    vi.advanceTimersByTime(5_000);
    expect(lastSent().do).toBe('ping');
    expect(table.connection).toBe('open');
    vi.advanceTimersByTime(5_000);
    expect(table.connection).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(sockets.length).toBe(2);
    table.close();
  });

  it('stays with a connection that answers', () => {
    const table = openTable();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(5_000);
      latest().say({ is: 'pong', id: '' });
    }
    expect([table.connection, sockets.length]).toEqual(['open', 1]);
    table.close();
  });

  it('gives up a connection that never opens', () => {
    const table = newTable();
    vi.advanceTimersByTime(11_000);
    expect(sockets.length).toBe(2);
    table.close();
  });

  it('believes the browser that the network is gone, and that it is back', () => {
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    const table = openTable();
    network.dispatchEvent(new Event('offline'));
    expect(table.connection).toBe('lost');
    network.dispatchEvent(new Event('online'));
    latest().open();
    latest().say({ is: 'current', protocol: PROTOCOL, book: '1', version: 3, you: 0, chat: [] });
    expect([table.connection, sockets.length]).toEqual(['open', 2]);
    table.close();
    vi.unstubAllGlobals();
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
