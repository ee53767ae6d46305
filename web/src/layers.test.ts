/** Imports go down only: screens > the two games > table > lib. The games never import from each other. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const RANKS: Readonly<Record<string, number>> = { lib: 0, table: 1, terraforming: 2, mars2049: 2, screens: 3 };
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** `from` and `to` are folders of `src`. */
function isAllowed(from: string, to: string): boolean {
  const own = RANKS[from];
  const other = RANKS[to];
  if (own === undefined || other === undefined) return own === undefined || to === 'styles';
  return from === to || other < own;
}

function folderOf(path: string): string {
  const [folder, ...rest] = path.split('/');
  return rest.length > 0 ? (folder as string) : '';
}

function importsOf(file: string): { file: string; target: string }[] {
  const text = readFileSync(join(HERE, file), 'utf8');
  return [...text.matchAll(IMPORT)]
    .map((match) => ({ file, target: relative(HERE, join(HERE, dirname(file), match[1] as string)) }))
    .filter(({ target }) => !target.startsWith('..'));
}

const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));

describe('the layers', () => {
  it('hold in every file', () => {
    const found = files.flatMap(importsOf);
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(({ file, target }) => !isAllowed(folderOf(file), folderOf(target)))).toEqual([]);
  });

  it.each([
    ['terraforming', 'mars2049'],
    ['mars2049', 'terraforming'],
    ['lib', 'table'],
    ['lib', 'terraforming'],
    ['table', 'mars2049'],
    ['table', 'screens'],
    ['lib', ''],
  ])('forbid that %s imports from "%s"', (from, to) => expect(isAllowed(from, to)).toBe(false));

  it('have a rank for every folder', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== ''));
    expect([...folders].filter((folder) => !(folder in RANKS))).toEqual([]);
  });
});
