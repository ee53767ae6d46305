import { expect, it } from 'vitest';
import { chosenLanguage } from './language';
import { match } from './route';

it('an address is taken apart', () => {
  expect(match('/table/:id', '/table/abc')).toEqual({ id: 'abc' });
  expect(match('/table/:id/replay', '/table/abc/replay')).toEqual({ id: 'abc' });
  expect(match('/table/:id', '/table/abc/replay')).toBeNull();
  expect(match('/table/:id', '/tutorial/abc')).toBeNull();
  expect(match('/', '/')).toEqual({});
  expect(match('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' });
});

it('the language is the one asked for, if there is one', () => {
  expect(chosenLanguage(['en', 'pl'], '?language=pl')).toBe('pl');
  expect(chosenLanguage(['en', 'pl'], '?language=pl-PL')).toBe('pl');
  expect(chosenLanguage(['en', 'pl'], '?language=xx')).toBe('en');
  expect(chosenLanguage(['en'], '?language=pseudo')).toBe('pseudo');
});
