/** The licence texts of everything by others in the built page, npm packages and fonts: `third-party-notices.txt`.
 *
 * What is listed is what the bundler has really put in. Something without a text stops the build. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

export const FILE = 'third-party-notices.txt';
const WEB = join(import.meta.dirname, '..');
const MODULES = '/node_modules/';
const LICENCE = /^(licen[cs]e|copying)/i;
/** Tools list the licences of what they are made of themselves; nothing of that is in the page. */
const OF_THE_TOOL = /^#+ Licenses of bundled dependencies[\s\S]*/m;
/** The licence of a font, by the beginning of its file's name. */
const FONTS: Record<string, string> = { 'inter-': 'Inter-OFL.txt', 'sofia-sans-': 'SofiaSans-OFL.txt' };
const LINE = '-'.repeat(80);

export interface Notice {
  name: string;
  licence: string;
  text: string;
}

/** The package that a module belongs to; null if it is our own. */
export function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  const at = path.lastIndexOf(MODULES);
  // Helpers that a tool adds by itself are named after it.
  const rest = at >= 0 ? path.slice(at + MODULES.length) : /^\0(?:vite|rolldown)\//.test(path) ? path.slice(1) : null;
  if (rest === null) return null;
  const parts = rest.replace(/\?.*/, '').split('/');
  return parts.slice(0, rest.startsWith('@') ? 2 : 1).join('/');
}

/** What a package says about its licence. Some ship no text: then it is the common one of their licence. */
export function packageNotice(name: string, root: string = WEB): Notice {
  const folder = join(root, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const licence = String(about['license'] ?? '');
  const own = readdirSync(folder).find((file) => LICENCE.test(file));
  const common = join(root, 'licences', `${licence}.txt`);
  if (!own && !existsSync(common))
    throw new Error(`${name} has no licence text, and licences/${licence}.txt is missing`);
  const text = readFileSync(own ? join(folder, own) : common, 'utf8').replace(OF_THE_TOOL, '');
  const author = about['author'] as { name?: string } | string | undefined;
  const by = typeof author === 'string' ? author : author?.name;
  return { name: `${name} ${about['version']}`, licence, text: own || !by ? text : `By ${by}\n\n${text}` };
}

/** The licence of a font by its file's name. */
export function fontNotice(file: string, root: string = WEB): Notice {
  const found = Object.entries(FONTS).find(([begin]) => file.startsWith(begin));
  if (!found) throw new Error(`no licence text is known for the font ${file}`);
  const name = found[1].replace('-OFL.txt', '').replace(/(?<=[a-z])(?=[A-Z])/, ' ');
  return { name: `${name} (font)`, licence: 'OFL-1.1', text: readFileSync(join(root, 'fonts', found[1]), 'utf8') };
}

/** All notices as one text, each once, sorted by name. */
export function noticesText(notices: readonly Notice[]): string {
  const sorted = [...new Map(notices.map((one) => [one.name, one])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const parts = sorted.map((one) => `${LINE}\n${one.name}: ${one.licence}\n${LINE}\n\n${one.text.trim()}\n`);
  return [
    'This page holds work by others. Thank you! Here is what was used, with the licence of each.\n',
    ...parts,
  ].join('\n');
}

export function notices(): Plugin {
  return {
    name: 'marineris-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const found: Notice[] = [];
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') {
          const names = part.moduleIds.map(packageOf).filter((name) => name !== null);
          found.push(...[...new Set(names)].map((name) => packageNotice(name)));
        } else if (/\.(woff2?|ttf|otf)$/.test(part.fileName)) {
          found.push(fontNotice(basename(part.fileName)));
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: noticesText(found) });
    },
  };
}
