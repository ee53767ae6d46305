/** What would raise a parameter: those of the legal moves whose face shows it. */
import type { Book } from '../../lib/book.svelte';
import type { Row, Token } from '../../lib/book_data';
import type { Decision } from '../../lib/protocol';
import { cardOf, pagesOf } from './card_data';

/** A greenery brings oxygen; the other tracks rise by their own sign. */
const SIGNS: Record<string, string[]> = {
  temperature: ['temperature'],
  oxygen: ['oxygen', 'greenery'],
  oceans: ['ocean'],
};
const MOST_WAYS = 4;

export interface Way {
  move: number;
  icon: string;
  label: string;
}

export function waysTo(book: Book, decision: Decision | null, parameter: string): Way[] {
  const signs = SIGNS[parameter] ?? [];
  const found: Way[] = [];
  for (const move of decision?.moves ?? []) {
    const [family, subject] = book.moveParts(move);
    const icon = iconOf(book, family, subject, signs);
    if (icon) found.push({ move, icon, label: book.label(move, decision) });
  }
  return found.slice(0, MOST_WAYS);
}

function iconOf(book: Book, family: string, subject: string, signs: string[]): string | null {
  if (family === 'convert') {
    const made = subject === 'plants' ? 'greenery' : 'temperature';
    return signs.includes(made) ? made : null;
  }
  if (family === 'project') {
    const project = pagesOf(book).projects.find((one) => one.id === subject);
    return project && shows(project.face, signs) ? 'project' : null;
  }
  if (family !== 'play' && family !== 'use') return null;
  const card = cardOf(book, subject);
  const rows = (card.face ?? []).filter((row) =>
    family === 'use' ? row.kind === 'action' : row.kind === 'now' || row.kind === 'production',
  );
  return shows(rows, signs) ? `tag-${card.tags?.[0] ?? 'event'}` : null;
}

function shows(rows: Row[], signs: string[]): boolean {
  return rows.some((row) => ('tokens' in row ? row.tokens : row.gain).some((token) => raises(token, signs)));
}

const raises = (token: Token, signs: string[]): boolean => signs.includes(token.icon ?? '');
