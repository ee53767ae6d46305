import { expect, it } from 'vitest';
import { chosenLanguage, offered, ownName } from '../i18n/language';
import { match } from './route';

it('an address is taken apart', () => {
  expect(match('/table/:id', '/table/abc')).toEqual({ id: 'abc' });
  expect(match('/table/:id/replay', '/table/abc/replay')).toEqual({ id: 'abc' });
  expect(match('/table/:id', '/table/abc/replay')).toBeNull();
  expect(match('/table/:id', '/tutorial/abc')).toBeNull();
  expect(match('/', '/')).toEqual({});
  expect(match('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' });
  expect(match('/table/:id', '/table/%E0%A4%A')).toBeNull();
});

it('the language is the one asked for, if there is one', () => {
  expect(chosenLanguage(['en', 'pl'], '?language=pl')).toBe('pl');
  expect(chosenLanguage(['en', 'pl'], '?language=pl-PL')).toBe('pl');
  expect(chosenLanguage(['en', 'pl'], '?language=xx')).toBe('en');
  expect(chosenLanguage(['en'], '?language=pseudo')).toBe('pseudo');
  expect(chosenLanguage([], '?language=xx')).toBe('en');
});

it('Serbian is Latin unless Cyrillic is asked for', () => {
  const known = offered(['uk', 'sr', 'en']);
  expect(known).toEqual(['en', 'sr', 'sr-Cyrl', 'uk']);
  const wish = (language: string): string => chosenLanguage(known, `?language=${language}`);
  expect(['sr', 'sr-RS', 'sr-Latn', 'sr-Latn-RS'].map(wish)).toEqual(['sr', 'sr', 'sr', 'sr']);
  expect(['sr-Cyrl', 'sr-cyrl-RS'].map(wish)).toEqual(['sr-Cyrl', 'sr-Cyrl']);
  expect(offered(['en'])).toEqual(['en']);
});

it('every language is listed by its own name', () => {
  expect(['en', 'pl', 'sr', 'sr-Cyrl', 'uk'].map(ownName)).toEqual([
    'English',
    'Polski',
    'Srpski (latinica)',
    'Српски (ћирилица)',
    'Українська',
  ]);
});
