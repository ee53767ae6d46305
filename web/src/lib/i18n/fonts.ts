/** The fonts that a language is written in, fetched before anything is drawn in it: a letter that gets
 * another width later moves whatever follows it. */
import { FALLBACK, locale } from './language';

/** As `styles/tokens.css` has them. */
const FAMILIES = ['Inter Variable', 'Sofia Sans Semi Condensed Variable'];
/** Milliseconds after which the page is drawn anyway: enough for files that were here before.
 * Until the others come, what stands in for them is as wide. */
const PATIENCE = 30;

/** One letter of each file that the language needs. */
function letters(language: string): string {
  if (locale(language) === FALLBACK) return 'a';
  return new Intl.Locale(locale(language)).maximize().script === 'Cyrl' ? 'aж' : 'ač';
}

export async function loadFonts(language: string): Promise<void> {
  const fonts = globalThis.document?.fonts;
  if (!fonts) return;
  const late = new Promise((resume) => setTimeout(resume, PATIENCE));
  const all = FAMILIES.map((family) => fonts.load(`1em "${family}"`, letters(language)));
  await Promise.race([late, Promise.allSettled(all)]);
}
