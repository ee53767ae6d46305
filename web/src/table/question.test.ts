import { expect, it } from 'vitest';
import type { Decision } from '../lib/net/protocol';
import { isSameQuestion } from './question';

const asked = (more: Partial<Decision>): Decision =>
  ({ seat: 0, question: 'Buy', text: 'Which?', labels: {}, moves: [1, 2], ...more }) as Decision;

it('a question is the same in another language', () => {
  expect(isSameQuestion(asked({}), asked({ text: 'Które?', labels: { '1': 'Kup' } }))).toBe(true);
  expect(isSameQuestion(asked({}), asked({ moves: [1] }))).toBe(false);
  expect(isSameQuestion(asked({}), null)).toBe(false);
  // Patches leave the keys in any order.
  const turned = Object.fromEntries(Object.entries(asked({ details: { a: 1, b: [2] } })).reverse());
  expect(isSameQuestion(asked({ details: { b: [2], a: 1 } }), turned as unknown as Decision)).toBe(true);
  expect(isSameQuestion(asked({ details: { b: [3], a: 1 } }), turned as unknown as Decision)).toBe(false);
  expect(isSameQuestion(null, null)).toBe(true);
});
