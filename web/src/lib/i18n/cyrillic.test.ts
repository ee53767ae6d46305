/** The table of examples is the one that Python's tests read. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import examples from '../../../../tests/text/cyrillic.json';
import { cyrillic } from './cyrillic';

it.each(examples as [string, string][])('%s', (latin, expected) => {
  expect(cyrillic(latin)).toBe(expected);
  expect(cyrillic(expected)).toBe(expected);
});

it('plain text is changed and nothing else', () => {
  const bundle = new FluentBundle('sr', { useIsolating: false, transform: cyrillic });
  const source = [
    'say = { $player } ima { $count ->',
    '    [one] { $count } njivu',
    '    [few] { $count } njive',
    '   *[other] { $count } njiva',
    '} i { "marineris serve" }.',
  ].join('\n');
  bundle.addResource(new FluentResource(source));
  const say = (count: number): string =>
    bundle.formatPattern(bundle.getMessage('say')?.value ?? '', { player: 'Njegoš', count });
  expect(say(21)).toBe('Njegoš има 21 њиву и marineris serve.');
  expect(say(5)).toBe('Njegoš има 5 њива и marineris serve.');
});
