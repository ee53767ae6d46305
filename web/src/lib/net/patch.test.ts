import { describe, expect, it } from 'vitest';
import { BadPatch, applyPatch, settled } from './patch';

const start = { table: { title: 'Friday' }, view: { players: [{ stock: [1, 2] }, { stock: [3] }] } };

describe('applyPatch', () => {
  it('sets, removes and appends in order', () => {
    const after = applyPatch<unknown>(start, [
      [['view', 'players', 0, 'stock', 1], 7],
      [['view', 'players', 0, 'stock'], '+', [8, 9]],
      [['view', 'players', 0, 'stock', 0]],
      [['table', 'title']],
      [['decision'], { moves: [1] }],
    ]);
    expect(after).toEqual({
      table: {},
      view: { players: [{ stock: [7, 8, 9] }, { stock: [3] }] },
      decision: { moves: [1] },
    });
  });

  it('makes changes inside a part, however deep', () => {
    const after = applyPatch<typeof start>(start, [
      [
        ['view', 'players'],
        '~',
        [
          [
            [0],
            '~',
            [
              [['stock', 0], 5],
              [['stock'], '+', [6]],
            ],
          ],
          [[1, 'stock'], []],
        ],
      ],
    ]);
    expect(after.view.players).toEqual([{ stock: [5, 2, 6] }, { stock: [] }]);
    expect(start.view.players).toEqual([{ stock: [1, 2] }, { stock: [3] }]);
    expect(after.table).toBe(start.table);
  });

  it('leaves the old document alone and shares what did not change', () => {
    const before = structuredClone(start);
    const after = applyPatch(start, [[['view', 'players', 0, 'stock'], []]]);
    expect(start).toEqual(before);
    expect(after.table).toBe(start.table);
    expect(after.view.players[1]).toBe(start.view.players[1]);
    expect(after.view.players[0]).not.toBe(start.view.players[0]);
  });

  it('does not change a value that the patch itself brought', () => {
    const brought = { a: [1] };
    const after = applyPatch<Record<string, unknown>>({}, [
      [['x'], brought],
      [['x', 'a'], '+', [2]],
    ]);
    expect(after).toEqual({ x: { a: [1, 2] } });
    expect(brought).toEqual({ a: [1] });
  });

  it('replaces the whole document', () => {
    expect(applyPatch<unknown>(start, [[[], 5]])).toBe(5);
  });

  it('sets a value to null and to a sign that looks like an order', () => {
    expect(applyPatch<unknown>({ a: 1 }, [[['a'], null]])).toEqual({ a: null });
    expect(applyPatch<unknown>({ a: 1 }, [[['a'], '+']])).toEqual({ a: '+' });
  });

  it('refuses a path that leads nowhere', () => {
    expect(() => applyPatch<unknown>({}, [[['a', 'b'], 1]])).toThrow(BadPatch);
    expect(() => applyPatch<unknown>({ a: 1 }, [[['a'], '+', [1]]])).toThrow(BadPatch);
  });
});

describe('a whole document after another', () => {
  it('shares what is equal', () => {
    const before = { view: { tiles: { '34': 'city' }, hand: [1, 2] }, decision: { text: 'What?' } };
    const after = settled(before, { view: { tiles: { '34': 'city' }, hand: [1, 2] }, decision: { text: 'Co?' } });
    expect(after.view).toBe(before.view);
    expect(after.decision).toEqual({ text: 'Co?' });
    expect(before.decision.text).toBe('What?');
    expect(settled(before, structuredClone(before))).toBe(before);
  });

  it('takes over what is new, gone or of another kind', () => {
    expect(settled({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(settled({ a: [1] }, { a: [1, 2] })).toEqual({ a: [1, 2] });
    expect(settled({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
    expect(settled(null, { a: 1 })).toEqual({ a: 1 });
    expect(settled({ a: 1 }, null)).toBeNull();
  });
});
