import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutComments } from './messages.ts';

const I18N = join(import.meta.dirname, '../../src/marineris/i18n');

it('comments go, whatever looks like one inside a message stays', () => {
  const source = [
    '### The file.',
    '',
    '# What it is for.',
    'web-place = Place # { $number }',
    '#',
    'web-lines =',
    '    one',
    '',
    '    # two',
    '## The end',
  ].join('\n');
  expect(withoutComments(source)).toBe('web-place = Place # { $number }\nweb-lines =\n    one\n\n    # two\n');
});

const files = readdirSync(I18N, { recursive: true, encoding: 'utf8' }).filter((file) => /web\w*\.ftl$/.test(file));

it.each(files)('%s says the same without them', (file) => {
  const source = readFileSync(join(I18N, file), 'utf8');
  const short = withoutComments(source);
  expect(short).not.toMatch(/^#/m);
  expect(new FluentResource(short).body).toEqual(new FluentResource(source).body);
  expect(new FluentResource(short).body.length).toBeGreaterThan(0);
});
