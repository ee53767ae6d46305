/** The browser's own words, from the Fluent files that Python reads too.
 *
 * `web.ftl` is always there; a screen loads its chapter (`web_terraforming.ftl`) before it is drawn.
 * Only the spoken language is fetched, English only when a message is missing in it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { loadFonts } from './fonts';
import { CYRILLIC, FALLBACK, PSEUDO, chosenLanguage, locale, offered, rememberLanguage, written } from './language';

export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(['./*/web*.ftl', '!./*/web_{trouble,gallery}.ftl'], {
  base: '../../../../src/marineris/i18n',
  query: '?raw',
  import: 'default',
});
/** What is said when something cannot be fetched; it is part of the page. */
const TROUBLE = import.meta.glob<string>('./*/web_trouble.ftl', {
  base: '../../../../src/marineris/i18n',
  query: '?raw',
  import: 'default',
  eager: true,
});
const MAIN = 'web';

/** The languages that have words for the browser. */
export const languages: string[] = offered(
  Object.keys(FILES)
    .filter((path) => path.endsWith(`/${MAIN}.ftl`))
    .map((path) => path.split('/').at(-2) as string),
);

class Words {
  language = $state(FALLBACK);
  bundle = $state.raw<FluentBundle | null>(null);
  behind = $state.raw<FluentBundle | null>(null);
}

const words = new Words();
const chapters = new Set<string>([MAIN]);
let behindAsked = false;

async function read(language: string): Promise<FluentBundle> {
  const from = written(language);
  const bundle = new FluentBundle(from, { useIsolating: false, transform: await transformOf(language) });
  const sources = await Promise.all([...chapters].map((chapter) => source(from, chapter)));
  for (const text of [...sources, trouble(from)]) bundle.addResource(new FluentResource(text));
  return bundle;
}

function trouble(language: string): string {
  return TROUBLE[`./${language}/web_trouble.ftl`] ?? '';
}

/** What is done to each piece of plain text of a language that is made from another one's files. */
async function transformOf(language: string): Promise<((piece: string) => string) | undefined> {
  if (language === CYRILLIC) return (await import('./cyrillic')).cyrillic;
  return language === PSEUDO ? bracketed : undefined;
}

async function source(language: string, chapter: string): Promise<string> {
  const file = FILES[`./${language}/${chapter}.ftl`];
  return file ? await file() : '';
}

/** Fluent hands over each piece of plain text; what stays without brackets was never a message. */
function bracketed(piece: string): string {
  return piece.trim() === '' ? piece : `⟦${piece}⟧`;
}

export function language(): string {
  return words.language;
}

/** The language to ask the server for, which knows the pseudo-language too. */
export function serverLanguage(): string {
  return words.language;
}

/** Called once before anything is drawn. */
export function startText(): Promise<void> {
  return inTurn(() => speak(chosenLanguage(languages, globalThis.location?.search ?? '')));
}

/** When the words cannot be fetched: those that say so are here, in the language that was wanted. */
export function speakOfTrouble(): void {
  if (words.bundle !== null) return;
  const wanted = written(chosenLanguage(languages, location.search));
  words.bundle = new FluentBundle(wanted, { useIsolating: false });
  words.bundle.addResource(new FluentResource(trouble(wanted)));
  document.documentElement.lang = locale(wanted);
}

/** Where its words cannot be fetched, the language stays as it is. */
export function setLanguage(wanted: string): Promise<void> {
  return inTurn(async () => {
    await loadFonts(wanted);
    await speak(wanted);
    rememberLanguage(wanted);
  });
}

async function speak(wanted: string): Promise<void> {
  const bundle = await read(wanted);
  words.behind = null;
  behindAsked = false;
  words.bundle = bundle;
  words.language = wanted;
  document.documentElement.lang = locale(wanted);
}

/** The files of a chapter that only one build has, named as in `FILES`. */
export function addFiles(files: typeof FILES): void {
  Object.assign(FILES, files);
}

/** More words, for one part of the client: `await loadChapter('web_terraforming')`. */
export function loadChapter(chapter: string): Promise<void> {
  return inTurn(async () => {
    if (chapters.has(chapter)) return;
    chapters.add(chapter);
    try {
      words.bundle = await read(words.language);
    } catch (error) {
      chapters.delete(chapter);
      throw error;
    }
  });
}

// Each of these makes all words again, so the one that began last must also end last.
let turn: Promise<void> = Promise.resolve();

function inTurn(change: () => Promise<void>): Promise<void> {
  const done = turn.then(change);
  turn = done.catch(() => undefined);
  return done;
}

async function loadBehind(): Promise<void> {
  if (behindAsked || words.language === FALLBACK || words.language === PSEUDO) return;
  behindAsked = true;
  words.behind = await read(FALLBACK);
}

const missing = new Set<string>();

/** Something that English may say until it is translated is told quietly, something unknown is an error. */
function tellMissing(id: string): void {
  const isUnknown = words.behind !== null || words.language === FALLBACK || words.language === PSEUDO;
  const what = isUnknown ? `there is no message ${id}` : `message ${id} is missing in ${words.language}`;
  if (missing.has(what)) return;
  missing.add(what);
  if (isUnknown) console.error(what);
  else console.info(what);
}

/** A message, or `id.attribute`, filled in. Reactive: say it in the markup or in a `$derived`. */
export function t(id: string, args: Arguments = {}): string {
  const found = said(words.bundle, id, args);
  if (found !== null) return found;
  const behind = said(words.behind, id, args);
  if (behind !== null) return behind;
  if (words.bundle !== null) tellMissing(id);
  if (words.bundle !== null) void loadBehind();
  return id;
}

/** Whether there is such a message; for messages that only some things have. */
export function hasText(id: string): boolean {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = words.bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) != null;
}

// Number formats write a negative number with a hyphen; "TM-7" is not a number.
const HYPHEN_AS_MINUS = /(?<![\w-])-(?=\d)/g;

function said(bundle: FluentBundle | null, id: string, args: Arguments): string | null {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`message ${id}:`, error.message);
  return text.replace(HYPHEN_AS_MINUS, '−');
}

// To make a formatter takes far longer than to use it.
const formatters = new Map<string, unknown>();

function formatter<T>(kind: string, make: (language: string) => T): T {
  const language = locale(words.language);
  const key = `${language} ${kind}`;
  if (!formatters.has(key)) formatters.set(key, make(language));
  return formatters.get(key) as T;
}

/** What the browser puts into words by itself; in the pseudo-language it is seen that it did. */
function formatted(text: string): string {
  return words.language === PSEUDO ? bracketed(text) : text;
}

/** Phrases as one: a, b and c. */
export function allOf(items: string[]): string {
  const list = formatter('list', (language) => new Intl.ListFormat(language, { type: 'conjunction' }));
  return list
    .formatToParts(items)
    .map((part) => (part.type === 'literal' ? formatted(part.value) : part.value))
    .join('');
}

/** A moment, in milliseconds, as the clock on the wall shows it. */
export function clockTime(at: number): string {
  const time = formatter(
    'time',
    (language) => new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }),
  );
  return formatted(time.format(at));
}

/** A plain number as the language writes it. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  const format = formatter(JSON.stringify(options), (language) => new Intl.NumberFormat(language, options));
  return format.format(value).replace('-', '−');
}
