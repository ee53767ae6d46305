/** What the screen of Terraforming Mars reads: the view of a table, and the pages of its book. */
import type { Book } from '../lib/book.svelte';
import type { Board, Goal, Parameter, Space, TerraformingBook } from '../lib/book_data';
import type { Facts, TableDocument } from '../lib/protocol';
import type { CommitteeView } from './turmoil/committee_view';
import { hexName } from './map/geometry';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ParameterName = 'temperature' | 'oxygen' | 'oceans';

/** The colour of a resource, as in the tokens of the design. */
export const RESOURCE_COLOURS = ['mc', 'steel', 'ti', 'plant', 'energy', 'heat'] as const;
export const PLANTS = 3;
export const HEAT = 5;

/** Owner of the neutral tiles of the solo game. */
export const NEUTRAL = 7;

// ------------------------------------------------------------------------------- the view

export interface PlayerView {
  rating: number;
  stock: number[];
  production: number[];
  hand: number;
  /** How many cards lie before the player, to be chosen from. */
  before: number;
  tableau: string[];
  events: string[];
  cubes: Record<string, number>;
  used: string[];
  tags: Record<string, number>;
  passed: boolean;
  points: number;
}

export interface View {
  seat: number | null;
  generation: number;
  first: number;
  active: number;
  to_act: number[];
  over: boolean;
  parameters: Record<ParameterName, number>;
  deck: number;
  discards: number;
  /** Space → tile and owner. */
  tiles: Record<string, [tile: string, owner: number]>;
  claims: Record<string, number>;
  milestones: Record<string, number>;
  awards: Record<string, number>;
  /** What wins; only in a solo game. */
  solo_goal?: string;
  /** What milestones ask for, where an expansion changes that. */
  milestone_goals?: Record<string, number>;
  /** Only with Turmoil. */
  turmoil?: CommitteeView;
  players: PlayerView[];
  own?: { hand: string[]; dealt: string[]; drafted: string[]; chosen: string[]; corporations: string[] };
}

export function viewOf(document: TableDocument | null): View | null {
  return (document?.view as unknown as View | null | undefined) ?? null;
}

/** The ledger of a move, as the engine works it out. */
export interface Preview {
  players: PlayerChange[];
  payment?: Partial<Record<Resource, number>>;
  parameters?: Partial<Record<ParameterName, number>>;
  tiles?: Record<string, string>;
  /** What of the committee changes. */
  turmoil?: Partial<CommitteeView>;
  /** The question that comes next, for the same seat. */
  then?: string;
}

export interface PlayerChange {
  stock?: Partial<Record<Resource, number>>;
  production?: Partial<Record<Resource, number>>;
  rating?: number;
  hand?: number;
  points?: number;
  cubes?: Record<string, number>;
}

export function previewOf(facts: Facts): Preview {
  return { players: [], ...(facts as unknown as Partial<Preview>) };
}

// ------------------------------------------------------------------------------- the book

export type { CardPage, Count as Counted, Goal, Parameter as ParameterPage } from '../lib/book_data';

export function pagesOf(book: Book): TerraformingBook {
  return book.data as TerraformingBook;
}

// ------------------------------------------------------------------------------- the map

export interface Hex extends Space {
  number: string;
  q: number;
  r: number;
  /** For people: `D7`. */
  code: string;
}

export interface MapPage {
  id: string;
  name: string;
  hexes: Hex[];
  /** Cities that do not lie on Mars. */
  beyond: Space[];
  milestones: Goal[];
  awards: Goal[];
  parameters: Parameter[];
}

/** The map of a table, with a name for each hex. */
export function mapOf(book: Book, board: string): MapPage {
  const pages = pagesOf(book);
  const id = board in pages.boards ? board : (Object.keys(pages.boards)[0] as string);
  const page = pages.boards[id] as Board;
  const hexes: Hex[] = [];
  const beyond: Space[] = [];
  const inRow = new Map<number, number>();
  const rows = page.spaces.flatMap((space) => (space.r === undefined ? [] : [space.r]));
  const top = Math.min(...rows);
  for (const space of page.spaces) {
    if (space.q === undefined || space.r === undefined) {
      beyond.push(space);
      continue;
    }
    const column = inRow.get(space.r) ?? 0;
    inRow.set(space.r, column + 1);
    const code = hexName(space.r - top, column);
    hexes.push({ ...space, q: space.q, r: space.r, number: space.id, code });
  }
  const { milestones, awards } = page;
  return { id, name: page.name, hexes, beyond, milestones, awards, parameters: pages.parameters };
}
