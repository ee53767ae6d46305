import { describe, expect, it } from 'vitest';
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import { turnEnd } from './turn_end';

const MOVES = ['pass', 'end', 'project sell_patents', 'play ants'];
const book = { moveNumber: (name: string) => MOVES.indexOf(name) } as unknown as Book;
const asked = (taken: number, ...names: string[]): Decision => ({
  seat: 0,
  question: 'Turn',
  text: '',
  taken,
  moves: names.map((name) => MOVES.indexOf(name)),
  labels: {},
});

describe('the end of a turn', () => {
  it('is to pass first and to end later, with others', () => {
    expect(turnEnd(book, asked(0, 'pass', 'play ants'), false)).toMatchObject({ canPass: true, canEnd: false });
    expect(turnEnd(book, asked(1, 'end', 'play ants'), false)).toMatchObject({ canPass: false, canEnd: true });
  });

  it('is always to pass where one plays alone, after ending the turn if need be', () => {
    expect(turnEnd(book, asked(0, 'pass', 'play ants'), true)).toMatchObject({ canPass: true, endsFirst: false });
    const second = turnEnd(book, asked(1, 'end', 'play ants'), true);
    expect(second).toMatchObject({ canPass: true, canEnd: false, endsFirst: true });
  });

  it('can be all that is left', () => {
    expect(turnEnd(book, asked(0, 'pass'), false)).toMatchObject({ isSpent: true, isIdle: true });
    expect(turnEnd(book, asked(1, 'end'), false)).toMatchObject({ isSpent: true });
    expect(turnEnd(book, asked(0, 'pass', 'project sell_patents'), false)).toMatchObject({
      isSpent: false,
      isIdle: true,
    });
    expect(turnEnd(book, asked(0, 'play ants'), false).isSpent).toBe(false); // a first action that is owed
  });

  it('is no matter of other questions', () => {
    const other = { ...asked(0, 'pass'), question: 'Buy' };
    expect(turnEnd(book, other, true)).toMatchObject({ canPass: false, canEnd: false, isSpent: false });
  });
});
