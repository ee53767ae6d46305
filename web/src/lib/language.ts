/** Which language to speak: what the address asks for, what was chosen before, what the browser prefers. */
import { negotiateLanguages } from '@fluent/langneg';
import { keep, kept } from './keep';

export const FALLBACK = 'en';
/** English in brackets, to find words that never went through a message. */
export const PSEUDO = 'pseudo';

const KEY = 'language';

export function chosenLanguage(known: string[], address: string): string {
  const asked = new URLSearchParams(address).get('language');
  if (asked === PSEUDO) return PSEUDO;
  const wishes = [asked, kept<string>(KEY), ...(globalThis.navigator?.languages ?? [])];
  const found = negotiateLanguages(
    wishes.filter((wish): wish is string => !!wish),
    known,
    { defaultLocale: FALLBACK, strategy: 'lookup' },
  );
  return found[0] ?? FALLBACK;
}

export function rememberLanguage(language: string): void {
  if (language !== PSEUDO) keep(KEY, language);
}

/** A language's name in that language, with a capital: Polski, Українська. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
