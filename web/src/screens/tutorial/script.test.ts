import { describe, expect, it } from 'vitest';
import { Book } from '../../lib/net/book.svelte';
import type { BookData } from '../../lib/net/book_data';
import type { AnyView, Decision, LogLine, TableDocument } from '../../lib/net/protocol';
import { Now, SCRIPTS, current, follow, isOver, type Mark } from './script';

const MOVES = [
  'pass',
  'end',
  'play ants',
  'play subterranean_reservoir',
  'space 04',
  'project asteroid',
  'build base',
  'build food_station',
  'build mineral_station',
];
const book = new Book({ moves: MOVES, labels: [], cards: { ants: { name: 'Ants' } } } as unknown as BookData);

function now(question: string | null, moves: string[] = [], view: Partial<AnyView> = {}, did: string[] = []): Now {
  const decision =
    question === null ? null : ({ question, moves: moves.map((move) => MOVES.indexOf(move)) } as unknown as Decision);
  const log = did.map((kind, index): LogLine => [index, 0, '', kind]);
  return new Now({ view, decision } as unknown as TableDocument, log, 0, book);
}

const shown = (script: Mark[], behind: ReadonlySet<string>, at: Now): string | undefined =>
  current(script, follow(script, behind, at), at)?.id;

describe('the script of Terraforming Mars', () => {
  const script = SCRIPTS.terraforming;
  const read = (...ids: string[]): Set<string> => new Set(ids);
  const turn = ['pass', 'play ants', 'project asteroid'];

  it('begins with the corporation', () => {
    expect(shown(script, read(), now('ChooseCorporation'))).toBe('corporation');
    expect(shown(script, read('corporation'), now('ChooseStartCards'))).toBe('cards');
  });

  it('waits in silence while others choose', () => {
    expect(shown(script, read('corporation'), now(null, [], { generation: 1 }))).toBe(undefined);
  });

  it('waits for a card to be played, and explains the placement at once', () => {
    const before = read('corporation', 'cards', 'resources', 'parameters');
    const asked = now('Turn', turn, { generation: 1 });
    expect(shown(script, before, asked)).toBe('play');
    expect(current(script, before, asked)?.words?.(asked)).toEqual({ known: 'yes', card: 'Ants' });
    expect(shown(script, before, now('Place', ['space 04'], { generation: 1 }, ['CardPlayed']))).toBe('place');
    expect(shown(script, before, now('Turn', ['end'], { generation: 1 }, ['CardPlayed', 'TilePlaced']))).toBe(
      'actions',
    );
  });

  it('follows somebody who does something else', () => {
    const before = read('corporation', 'cards', 'resources', 'parameters');
    expect(shown(script, before, now('Turn', ['pass'], { generation: 1 }))).toBe('convert');
    expect(shown(script, before, now('Buy', [], { generation: 2 }, ['Passed']))).toBe('research');
    expect(shown(script, read(), now('Turn', turn, { generation: 3 }, ['Passed']))).toBe('end');
  });

  it('comes to an end', () => {
    const all = read(...script.filter((mark) => !mark.isAside).map((mark) => mark.id));
    expect(isOver(script, all)).toBe(true);
    all.delete('end');
    expect(isOver(script, all)).toBe(false);
  });
});

describe('the script of Mars 2049', () => {
  const script = SCRIPTS.mars2049;
  const board = (count: number): Partial<AnyView> => ({
    board: Object.fromEntries(Array.from({ length: count }, (_, at) => [`1.${at}`, ['air_station', 0, 0, true]])),
  });
  const read = new Set(['goal', 'die', 'stock']);

  it('waits until something was built', () => {
    expect(shown(script, read, now('Turn', ['build food_station'], board(4)))).toBe('build');
    expect(shown(script, read, now('Turn', [], board(5)))).toBe('bases');
  });

  it('points at a station that can be built', () => {
    const anchorsAt = (moves: string[]): string[] => {
      const at = now('Turn', moves, board(4));
      const anchors = current(script, read, at)?.anchors ?? [];
      return (typeof anchors === 'function' ? anchors(at) : anchors).filter((one) => one.includes('build-'));
    };
    expect(anchorsAt(['build base', 'build mineral_station'])).toEqual(['[data-test="build-mineral_station"]']);
    expect(anchorsAt(['build mineral_station', 'build food_station'])[0]).toBe('[data-test="build-food_station"]');
  });

  it('goes on where no station can be built', () => {
    expect(shown(script, read, now('Turn', ['pass'], board(4)))).toBe('bases');
    expect(shown(script, read, now('Turn', ['build base'], board(4)))).toBe('bases');
  });
});
