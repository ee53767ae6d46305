/** The book's pages and the view of Mars 2049, as TypeScript sees them. */
import type { Book } from '../lib/book.svelte';
import type { Help } from '../lib/book_data';

export const RESOURCES = ['air', 'food', 'minerals'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Air, food and minerals. */
export type Price = [number, number, number];
export type Deck = 'peaceful' | 'offensive';
export const DECKS: Deck[] = ['peaceful', 'offensive'];

export interface StructurePage {
  id: string;
  icon: string;
  name: string;
  one: string;
  tokens: number;
}

export interface MissionPage {
  name: string;
  deck: Deck;
  copies: number;
  immediate: boolean;
  parts: Record<string, string[]>;
}

export interface FacePage {
  id: string;
  icon: string;
  name: string;
  text: string;
}

export interface Pages {
  board: { rings: number; columns: number; starts: Record<string, number[]> };
  resources: { id: Resource; icon: string; name: string }[];
  road_card: { icon: string; name: string };
  tokens: [number, number];
  structures: StructurePage[];
  prices: Record<string, Record<string, Price>>;
  road_cards: { needed: number; most: number };
  decks: Record<Deck, string>;
  cards: Record<string, MissionPage>;
  faces: FacePage[];
  terms: Record<string, Help>;
}

export function pagesOf(book: Book): Pages {
  return book.data as unknown as Pages;
}

/** What stands on a point: its kind, its owner, the first owner of its token, whether it works. */
export type Standing = [kind: string, owner: number, star: number, isActive: boolean];
export type Board = Record<string, Standing>;

export interface PlayerView {
  cards: number;
  /** Tokens of 3 and of 8 air, of food, of minerals. */
  tokens: number[];
  road_cards: number;
  road: string | null;
  road_is_active: boolean;
  /** How many peaceful and offensive ones. */
  missions: [number, number];
  rate: number;
  bases: number;
  turns: number;
  last_roll: string | null;
  /** 1: the next turn will be lost, 2: it has been; nothing is produced meanwhile. */
  stagnation: number;
  sideways: boolean;
}

export interface View {
  seat: number | null;
  active: number;
  round: number;
  to_act: number[];
  over: boolean;
  winner: number;
  board: Board;
  decks: Record<Deck, number>;
  used_missions: Record<Deck, string[]>;
  repeats: boolean;
  storm: boolean;
  bought: boolean;
  used: boolean;
  players: PlayerView[];
  own?: { cards: Price; missions: string[] };
  /** What this seat knows for sure of each hand. */
  sure?: Price[];
}

/** What a move would change; the engine works it out on a copy. */
export interface Preview {
  players: Record<string, number>[];
  chance?: boolean;
  board?: Record<string, string>;
  winner?: number;
  then?: string;
  /** The answers to the question that follows. */
  moves?: number[];
}
