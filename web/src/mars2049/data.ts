/** Short names for the book's pages and the view of Mars 2049; the types are generated from Python's. */
import type { Book } from '../lib/net/book.svelte';
import type { Mars2049Book, MissionPage } from '../lib/net/book_data';
import type { AnyPreview, AnyView, Schemas } from '../lib/net/protocol';

export const RESOURCES = ['air', 'food', 'minerals'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Air, food and minerals. */
export type Price = Schemas['Mars2049OwnView']['cards'];
export type Deck = MissionPage['deck'];
export const DECKS: Deck[] = ['peaceful', 'offensive'];

export type { MissionPage };
export type StructurePage = Schemas['StructurePage'];
export type FacePage = Schemas['FacePage'];
export type Pages = Mars2049Book;

export function pagesOf(book: Book): Pages {
  return book.data as Pages;
}

export type PlayerView = Schemas['Mars2049PlayerView'];
export type View = Schemas['Mars2049View'];
/** What stands on each point: its kind, its owner, the first owner of its token, whether it works. */
export type Board = View['board'];
export type Standing = Board[string];
export type Preview = Schemas['Mars2049Preview'];

export function viewOf(view: AnyView | null | undefined): View | null {
  return (view ?? null) as View | null;
}

export function previewOf(preview: AnyPreview): Preview {
  return preview as Preview;
}
