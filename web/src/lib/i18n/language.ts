/** Which language to speak: what the address asks for, what was chosen before, what the browser prefers. */
import { writeStored, readStored } from '../storage/storage';

export const FALLBACK = 'en';
/** English in brackets, to find words that never went through a message. */
export const PSEUDO = 'pseudo';
/** Serbian in its other script, made from the Latin messages. */
export const CYRILLIC = 'sr-Cyrl';

const KEY = 'language';
/** The languages that are made from another one's files. */
const SOURCES: Record<string, string> = { [CYRILLIC]: 'sr', [PSEUDO]: FALLBACK };

/** The language whose files a language is made of: itself, unless it is derived. */
export function written(language: string): string {
  return SOURCES[language] ?? language;
}

/** All languages to choose from, when these have files. */
export function offered(files: string[]): string[] {
  const derived = files.includes(written(CYRILLIC)) ? [CYRILLIC] : [];
  return [...files, ...derived].sort();
}

/** As the browser names it: without a script it would write Serbian in Cyrillic. */
export function locale(language: string): string {
  if (language === 'sr') return 'sr-Latn';
  return language === PSEUDO ? FALLBACK : language;
}

export function chosenLanguage(known: string[], address: string): string {
  const asked = new URLSearchParams(address).get('language');
  if (asked === PSEUDO) return PSEUDO;
  for (const wish of [asked, readStored<string>(KEY), ...(globalThis.navigator?.languages ?? [])]) {
    const found = nearest(wish ?? '', known);
    if (found) return found;
  }
  return FALLBACK;
}

/** The same language, or with parts of the wish left out: `sr-Latn-RS` is `sr`. The server does the same. */
function nearest(wish: string, known: string[]): string | undefined {
  for (const parts = wish.split('-'); parts.length > 0; parts.pop()) {
    const name = parts.join('-').toLowerCase();
    const found = known.find((one) => one.toLowerCase() === name);
    if (found) return found;
  }
  return undefined;
}

export function rememberLanguage(language: string): void {
  if (language !== PSEUDO) writeStored(KEY, language);
}

/** A language's name in that language, with a capital: Polski, Українська, Srpski (latinica). */
export function ownName(language: string): string {
  const tag = locale(language);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
