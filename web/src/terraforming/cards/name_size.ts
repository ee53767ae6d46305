/** How large the name of a card can be set, so that all of it fits into its head. */

export type NameSize = '' | 'long' | 'longest';

/** Letters beyond which a name is set smaller. */
const SHORT = 21;
const LONG = 25;
/** Letters that a line holds in any alphabet, at full size and in `long`. */
const WIDE_LINE = 13;
const LINE = 14;

export function nameSize(name: string): NameSize {
  if (name.length > LONG || lines(name, LINE) > 2) return 'longest';
  return name.length > SHORT || lines(name, WIDE_LINE) > 2 ? 'long' : '';
}

/** Into how many lines the words of a text break. */
export function lines(text: string, room: number): number {
  let count = 1;
  let filled = -1;
  for (const word of text.split(/\s+|(?<=-)/)) {
    const wanted = filled + 1 + word.length;
    if (wanted > room && filled > 0) {
      count += 1;
      filled = word.length;
    } else filled = wanted;
  }
  return count;
}
