/** What the screen of Terraforming Mars reads: the view of a table, and the pages of its book. */
import type { Book } from '../lib/net/book.svelte';
import type { Goal, MapData, Parameter, Space, TerraformingBook } from '../lib/net/book_data';
import type { AnyPreview, Schemas, TableDocument } from '../lib/net/protocol';
import { hexName } from './map/geometry';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ParameterName = Parameter['id'];

/** The colour of a resource, as in the tokens of the design. */
export const RESOURCE_COLOURS = ['mc', 'steel', 'ti', 'plant', 'energy', 'heat'] as const;
export const PLANTS = 3;
export const HEAT = 5;

/** Owner of the neutral tiles of the solo game. */
export const NEUTRAL = 7;

// ------------------------------------------------------------------------------- the view

export type PlayerView = Schemas['TerraformingPlayerView'];
export type View = Schemas['TerraformingView'];

export function viewOf(document: TableDocument | null): View | null {
  return (document?.view ?? null) as View | null;
}

export type Preview = Schemas['TerraformingPreview'];
export type PlayerChange = Schemas['TerraformingPlayerChange'];

export function previewOf(preview: AnyPreview): Preview {
  return preview as Preview;
}

// ------------------------------------------------------------------------------- the book

export type { CardPage, Goal, Parameter as ParameterPage } from '../lib/net/book_data';

export function pagesOf(book: Book): TerraformingBook {
  return book.data as TerraformingBook;
}

// ------------------------------------------------------------------------------- the map

export interface Hex extends Space {
  number: string;
  area: NonNullable<Space['area']>;
  q: number;
  r: number;
  /** For people: `D7`. */
  code: string;
}

export interface MapPage {
  id: string;
  name: string;
  /** The address of the planet's picture. */
  terrain: string;
  hexes: Hex[];
  /** Cities that do not lie on Mars. */
  beyond: Space[];
  milestones: Goal[];
  awards: Goal[];
  parameters: Parameter[];
}

/** The map of a table, with a name for each hex. */
export function mapOf(book: Book, map: string): MapPage {
  const pages = pagesOf(book);
  const id = map in pages.maps ? map : (Object.keys(pages.maps)[0] as string);
  const page = pages.maps[id] as MapData;
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
    const said = space.said ?? page.said.replace('{}', space.id);
    hexes.push({ area: 'land', ...space, said, q: space.q, r: space.r, number: space.id, code });
  }
  const { milestones, awards } = page;
  return {
    id,
    name: page.name,
    terrain: page.terrain,
    hexes,
    beyond,
    milestones,
    awards,
    parameters: pages.parameters,
  };
}
