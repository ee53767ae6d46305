import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fontNotice, noticesText, packageNotice, packageOf } from './notices.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, about: object, files: Record<string, string> = {}): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', ...about }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

it('a module belongs to the innermost package of its path', () => {
  expect(packageOf('/x/web/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('/x/web/node_modules/@fluent/bundle/esm/index.js?v=1')).toBe('@fluent/bundle');
  expect(packageOf('/x/node_modules/a/node_modules/clsx/dist/clsx.mjs')).toBe('clsx');
  expect(packageOf('C:\\x\\node_modules\\uqr\\index.mjs')).toBe('uqr');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('/x/web/src/main.ts')).toBeNull();
  expect(packageOf('\0virtual:icons')).toBeNull();
});

it('a package comes with its own text, whatever the file is called', () => {
  install('a', { license: 'MIT' }, { 'LICENCE.md': 'Copyright A', 'index.js': '' });
  expect(packageNotice('a', root)).toEqual({ name: 'a 1.2.3', licence: 'MIT', text: 'Copyright A' });
  install('tool', { license: 'MIT' }, { license: 'Copyright T\n\n# Licenses of bundled dependencies\n\n## other\n' });
  expect(packageNotice('tool', root).text).toBe('Copyright T\n\n');
});

it('a package without a text gets the common one of its licence and its author', () => {
  install('a', { license: 'Apache-2.0', author: 'Mozilla' });
  expect(() => packageNotice('a', root)).toThrow('a has no licence text, and licences/Apache-2.0.txt is missing');
  mkdirSync(join(root, 'licences'));
  writeFileSync(join(root, 'licences', 'Apache-2.0.txt'), 'Apache License');
  expect(packageNotice('a', root).text).toBe('By Mozilla\n\nApache License');
});

it('a font comes with the licence of its family, and one without stops the build', () => {
  expect(fontNotice('inter-latin-wght-normal-Abc123.woff2').text).toContain('The Inter Project Authors');
  expect(fontNotice('sofia-sans-semi-condensed-latin.woff2').name).toBe('Sofia Sans (font)');
  expect(() => fontNotice('comic.woff2')).toThrow('no licence text is known for the font comic.woff2');
});

it('each is listed once, sorted by name', () => {
  const one = (name: string) => ({ name, licence: 'MIT', text: `text of ${name}` });
  const text = noticesText([one('b 1'), one('a 1'), one('b 1')]);
  expect(text.match(/^text of .*$/gm)).toEqual(['text of a 1', 'text of b 1']);
  expect(text).toContain('a 1: MIT');
});
