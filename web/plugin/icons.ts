/** All icons of `icons/` as one sprite of `<symbol>`s, and their names: the module `virtual:icons`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '..', 'icons');
const MODULE = 'virtual:icons';
const RESOLVED = '\0' + MODULE;

export function iconNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

function symbol(name: string): string {
  const source = readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
  const inner = source.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${inner}</symbol>`;
}

export function icons(): Plugin {
  return {
    name: 'marineris-icons',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const names = iconNames();
      for (const name of names) this.addWatchFile(join(FOLDER, `${name}.svg`));
      return [
        `export const names = new Set(${JSON.stringify(names)});`,
        `export const sprite = ${JSON.stringify(names.map(symbol).join(''))};`,
      ].join('\n');
    },
  };
}
