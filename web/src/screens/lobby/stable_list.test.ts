import { expect, test } from 'vitest';
import { inPlace, type Slot } from './stable_list';

const list = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const told = (slots: Slot<{ id: string }>[]): string[] =>
  slots.map(({ one, isGone }) => (isGone ? `(${one.id})` : one.id));

test('what stays, stays where it is', () => {
  const first = inPlace([], list('a', 'b', 'c'));
  expect(told(first)).toEqual(['a', 'b', 'c']);
  expect(told(inPlace(first, list('new', 'c', 'b', 'a')))).toEqual(['a', 'b', 'c', 'new']);
});

test('what went leaves its line to the next one', () => {
  const gone = inPlace(inPlace([], list('a', 'b', 'c')), list('c'));
  expect(told(gone)).toEqual(['(a)', '(b)', 'c']);
  expect(told(inPlace(gone, list('d', 'c', 'b')))).toEqual(['d', 'b', 'c']);
});
