/** The cards' pages of the book, and what a view says that concerns cards. */
import type { Book } from '../../lib/net/book.svelte';
import type { CardPage, TerraformingBook } from '../../lib/net/book_data';
import type { AnyView, Schemas } from '../../lib/net/protocol';

export type CardData = CardPage;

export function pagesOf(book: Book): TerraformingBook {
  return book.data as TerraformingBook;
}

export function cardOf(book: Book, id: string): CardData {
  const found = pagesOf(book).cards[id];
  if (!found) throw new Error(`the book has no card ${id}`);
  return found;
}

// ------------------------------------------------------------------------------- the view

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];

export type PlayerView = Schemas['TerraformingPlayerView'];
export type CardView = Schemas['TerraformingView'];
/** What cards ask the committee for; only where there is one. */
export type OfficesView = Schemas['TurmoilCommitteeView'];

export function viewOf(view: AnyView | null | undefined): CardView | null {
  return (view ?? null) as CardView | null;
}
