/** What the sources name by a string exists: icons and messages. And no message is left over. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../plugin/icons.ts';

const HERE = import.meta.dirname;
const WORDS = join(HERE, '../../src/marineris/i18n/en');

const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(HERE, file), 'utf8') }));
const allText = sources.map(({ text }) => text).join('\n');

const words = readdirSync(WORDS)
  .filter((file) => /^web.*\.ftl$/.test(file))
  .map((file) => readFileSync(join(WORDS, file), 'utf8'))
  .join('\n');
const bundle = new FluentBundle('en');
bundle.addResource(new FluentResource(words));

function found(pattern: RegExp): { file: string; name: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, name: match[1] as string })),
  );
}

describe('the sources', () => {
  it('name only icons that are drawn', () => {
    const drawn = new Set(iconNames());
    const used = found(/(?:<Icon[^>]*\bname|\bicon)="([a-z0-9-]+)"/g);
    expect(used.filter(({ name }) => !drawn.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(10);
  });

  it('name only messages that are written', () => {
    const missing = found(/\bt\(\s*'([a-z0-9.-]+)'/g).filter(({ name }) => {
      const [id, attribute] = name.split('.') as [string, string | undefined];
      const message = bundle.getMessage(id);
      return attribute ? !message?.attributes[attribute] : message?.value == null;
    });
    expect(missing).toEqual([]);
  });

  it('use every message', () => {
    const ids = [...words.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] as string);
    // Some are put together: `web-pace-${pace}`.
    const begun = [...allText.matchAll(/[`'](web-[a-z0-9-]*-)(?:\$\{|')/g)].map((match) => match[1] as string);
    const unused = ids.filter(
      (id) =>
        !new RegExp(`['"\`]${id}(?:\\.[a-z0-9-]+)?['"\`]`).test(allText) &&
        !begun.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  }, 60_000); // hundreds of patterns over the whole source

  it('have no styles and no handlers in the markup, which the security policy forbids', () => {
    expect(found(/\s(style="[^"{]*")/g)).toEqual([]);
  });
});
