/** What `marineris.server.book` makes. Everything here is fixed: it depends on game and language alone. */
import type { Game } from './protocol';

export interface Help {
  name: string;
  text: string;
  rule: string;
}

interface CommonPages {
  version: string;
  language: string;
  title: string;
  moves: string[];
  /** By move; null where only a decision can say what the move means. */
  labels: (string | null)[];
  /** Words with their explanation, by topic: `resource/steel`, `pass`. */
  terms: Record<string, Help>;
}

// ------------------------------------------------------------------------------- card faces

/** A small picture; see `marineris.server.book.token`. */
export interface Token {
  icon?: string;
  /** The same in all languages: `+2`, `−3`, `X`, `≥20`. */
  t?: string;
  /** Between other tokens: `/` or, `→` so, `:` where. Then there is no icon. */
  sign?: string;
  /** Red frame: anybody's. */
  any?: boolean;
  /** Something peculiar that only the words say. */
  star?: boolean;
  /** Which: a short word for it is `web-card-note-…`. */
  note?: string;
  /** On a production plate of its own. */
  plate?: boolean;
  /** Which special tile. */
  tile?: string;
  /** An icon of what may pay as well. */
  also?: string;
  /** So much for each of these; `every` if it takes several of them. */
  per?: Token;
  every?: number;
  /** At most so many are counted, with `more` added and `less` taken off. */
  most?: number;
  more?: Token[];
  less?: Token[];
}

export type Row =
  | { kind: 'production' | 'now' | 'first'; tokens: Token[] }
  | { kind: 'action'; cost?: Token[]; gain: Token[] }
  | { kind: 'effect'; when: Token[]; gain: Token[] };

export interface Requirement extends Token {
  /** `temperature`, `oxygen`, `oceans`, `tags`, `production`, `greeneries`, `cities`; with a committee
   * `party`, `chairman`, `neutral_chairman`, `leader` */
  of: string;
  least?: number;
  most?: number;
  step?: number;
  tag?: string;
  resource?: string;
  party?: string;
  /** As a sentence. */
  text: string;
}

export type CardPart = 'requires' | 'play' | 'action' | 'effect' | 'first_action' | 'holds' | 'points';

/** What a card in play changes for its owner for good. */
export interface Changes {
  /** By tag; `any` for every card. */
  discount?: Record<string, number>;
  project_discount?: Record<string, number>;
  metal_value?: Record<string, number>;
  tolerance?: number;
  greenery_price?: number;
  heat_is_money?: boolean;
  card_price?: number;
}

/** A project card or corporation. What a card does not have is left out. */
export interface CardPage {
  name: string;
  number: string;
  set: string;
  kind: 'automated' | 'active' | 'event' | 'corporation';
  cost: number;
  tags?: string[];
  requires?: Requirement[];
  face?: Row[];
  points?: { n: number; per?: Token };
  /** The kind of resources that may lie on it. */
  holds?: string;
  safe?: boolean;
  has_action?: boolean;
  changes?: Changes;
  /** Sentences. */
  parts: Partial<Record<CardPart, string[]>>;
}

// ------------------------------------------------------------------------------- Terraforming Mars

export interface Space {
  id: string;
  area: 'land' | 'ocean' | 'city' | 'off_map';
  /** Axial, from the middle; cities off the map have none. */
  q?: number;
  r?: number;
  bonus?: Partial<Record<'steel' | 'titanium' | 'plants' | 'card', number>>;
  volcanic?: boolean;
  name?: string;
  /** As the sentences of the log name it. */
  said: string;
}

/** What a milestone or an award counts; `resources` are indices into stocks and productions. */
export interface Count {
  of: 'rating' | 'cities' | 'greeneries' | 'tiles' | 'hand' | 'tags' | 'production' | 'stock';
  tag?: string;
  resources?: number[];
}

export interface Goal {
  id: string;
  name: string;
  text: string;
  count: Count;
  /** Only of milestones. */
  least?: number;
}

export interface Board {
  name: string;
  spaces: Space[];
  milestones: Goal[];
  awards: Goal[];
}

export interface Parameter {
  id: 'temperature' | 'oxygen' | 'oceans';
  icon: string;
  name: string;
  start: number;
  goal: number;
  step: number;
  bonuses: { at: number; token: Token }[];
}

export interface PartyPage {
  name: string;
  icon: string;
  /** Once to everybody, when it comes to power. */
  bonus: { text: string; tokens: Token[] };
  /** While it rules. */
  policy: { text: string; face: Row[] };
}

export interface GlobalEventPage {
  name: string;
  /** The parties that get a neutral delegate: when it is revealed, and when it becomes current. */
  revealed: string;
  current: string;
  text: string[];
  tokens: Token[];
}

export interface CommitteePages {
  /** Clockwise. */
  parties: Record<string, PartyPage>;
  events: Record<string, GlobalEventPage>;
  /** The milestones that ask for something else with the expansion. */
  milestones: Record<string, string>;
  /** M€ for a delegate from the reserve. */
  lobbying: number;
  /** Delegates of each player. */
  pieces: number;
}

export interface TerraformingBook extends CommonPages {
  game: 'terraforming';
  /** By id, in the order of the box; corporations last. */
  cards: Record<string, CardPage>;
  boards: Record<string, Board>;
  parameters: Parameter[];
  /** A project with a goal belongs to solo games with that goal only. */
  projects: { id: string; name: string; cost: number; face: Row[]; text: string; solo_goal?: string }[];
  /** In the order of stocks and productions. */
  resources: { id: string; icon: string; name: string; production: string }[];
  tags: Record<string, string>;
  tiles: Record<string, string>;
  cubes: Record<string, string>;
  kinds: Record<string, string>;
  sets: Record<string, string>;
  sources: Record<string, string>;
  committee: CommitteePages;
  prices: { card: number; milestone: number; awards: number[]; greenery: number; heat: number };
}

// ------------------------------------------------------------------------------- Mars 2049

export interface MissionPage {
  name: string;
  deck: 'peaceful' | 'offensive';
  copies: number;
  immediate: boolean;
  parts: Partial<Record<'immediate' | 'play', string[]>>;
}

export interface Mars2049Book extends CommonPages {
  game: 'mars2049';
  /** A point's id is `ring+1.column`: `1.0` lies on the equator, `5.0` on the polar circle. */
  board: { rings: number; columns: number; starts: Record<string, number[]> };
  /** In the order of hands and prices. */
  resources: { id: string; icon: string; name: string }[];
  road_card: { icon: string; name: string };
  tokens: number[];
  structures: { id: string; icon: string; name: string; one: string; tokens: number }[];
  /** By price list, then by structure or deck: air, food, minerals. */
  prices: Record<string, Record<string, [number, number, number]>>;
  road_cards: { needed: number; most: number };
  decks: Record<string, string>;
  cards: Record<string, MissionPage>;
  faces: { id: string; icon: string; name: string; text: string }[];
}

export interface BookOf {
  terraforming: TerraformingBook;
  mars2049: Mars2049Book;
}

export type BookData<G extends Game = Game> = BookOf[G];
