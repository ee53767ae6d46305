import { describe, expect, it } from 'vitest';
import { FramePacing } from './frame_pacing';

function paced() {
  const taken: string[] = [];
  const frames: (() => void)[] = [];
  const pace = new FramePacing<string>(
    (news) => taken.push(news),
    (then) => frames.push(then),
  );
  return { pace, taken, draw: () => frames.shift()?.(), frames };
}

describe('FramePacing', () => {
  it('takes the first at once and the others together after the frame', () => {
    const { pace, taken, draw, frames } = paced();
    pace.push('a');
    pace.push('b');
    pace.push('c');
    expect(taken).toEqual(['a']);
    draw();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(frames).toHaveLength(1);
    draw();
    pace.push('d');
    expect(taken).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets little news pass, but not before others', () => {
    const { pace, taken, draw } = paced();
    pace.push('a');
    pace.push('done', true);
    expect(taken).toEqual(['a', 'done']);
    pace.push('b');
    pace.push('done again', true);
    expect(taken).toEqual(['a', 'done']);
    draw();
    expect(taken).toEqual(['a', 'done', 'b', 'done again']);
  });

  it('takes everything at once where nothing is drawn', () => {
    const taken: number[] = [];
    const pace = new FramePacing<number>(
      (news) => taken.push(news),
      (then) => then(),
    );
    for (let news = 0; news < 100; news++) pace.push(news);
    expect(taken).toHaveLength(100);
  });
});
