/** Serbian in Cyrillic script, from its Latin messages: the same as `marineris.text.cyrillic`. */
import alphabet from '../../../../src/marineris/i18n/cyrillic.json';

/** Something that stays as a whole (an address, an option, markup), or a word. */
const TOKEN = /[\p{L}\p{N}]+:\/\/\S+|--[\p{L}\p{N}_-]+|\$[\p{L}\p{N}_]+|\[\/?[a-z ]*\]|[\p{L}\p{N}]+/gu;

const letters = alphabet.letters as Record<string, string>;
const digraphs = alphabet.digraphs as Record<string, string>;
/** The stems in which two letters that usually are one sound are two, with their place. */
const apart = alphabet.apart.map((stem): [string, number] => [stem, pairIn(stem)]);

function pairIn(stem: string): number {
  return [...stem].findIndex((_, at) => stem.slice(at, at + 2) in digraphs);
}

/** A piece of Latin text; it may begin and end in the middle of a word. */
export function cyrillic(text: string): string {
  return text.normalize('NFC').replace(TOKEN, word);
}

function word(latin: string): string {
  const small = latin.toLowerCase();
  if (![...small].every((letter) => letter in letters)) return latin;
  const two = apart.filter(([stem]) => small.includes(stem)).map(([stem, at]) => small.indexOf(stem) + at);
  let written = '';
  for (let place = 0; place < latin.length;) {
    const pair = digraphs[small.slice(place, place + 2)];
    const isOne = pair !== undefined && !two.includes(place);
    const sign = isOne ? pair : (letters[small.charAt(place)] as string);
    written += latin.charAt(place) === small.charAt(place) ? sign : sign.toUpperCase();
    place += isOne ? 2 : 1;
  }
  return written;
}
