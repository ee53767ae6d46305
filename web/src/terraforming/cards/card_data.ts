/** The cards' pages of the book, and what a view says that concerns cards. */
import type { Book } from '../../lib/book.svelte';
import type { CardPage, TerraformingBook } from '../../lib/book_data';
import type { Facts } from '../../lib/protocol';

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

export interface PlayerView {
  rating: number;
  stock: number[];
  production: number[];
  hand: number;
  before: number;
  tableau: string[];
  events: string[];
  cubes: Record<string, number>;
  used: string[];
  tags: Record<string, number>;
  passed: boolean;
  next_discount: number;
  next_tolerance: number;
}

/** What cards ask the committee for; only where there is one. */
export interface OfficesView {
  ruling: string;
  chairman: number;
  /** Whether the ruling party's policy is in force. */
  policy: boolean;
  parties: Record<string, { leader: number; delegates: Record<string, number> }>;
}

export interface CardView {
  seat: number | null;
  generation: number;
  to_act: number[];
  parameters: Record<string, number>;
  tiles: Record<string, [kind: string, owner: number]>;
  /** What wins; only in a solo game. */
  solo_goal?: string;
  players: PlayerView[];
  turmoil?: OfficesView;
  own?: {
    hand: string[];
    dealt: string[];
    drafted: string[];
    chosen: string[];
    corporations: string[];
  };
}

export function viewOf(view: Facts | null | undefined): CardView | null {
  return (view ?? null) as unknown as CardView | null;
}
