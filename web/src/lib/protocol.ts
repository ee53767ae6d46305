/** The messages of docs/protocol.md, as TypeScript sees them. */

export type Game = 'terraforming' | 'mars2049';
export type Status = 'open' | 'running' | 'over';
export type SeatKind = 'person' | 'bot' | 'open';
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, unknown>;

// ------------------------------------------------------------------------------- games

export interface OptionInfo {
  name: string;
  kind: 'flag' | 'choice' | 'seat' | 'seats';
  default: unknown;
  /** Worth showing at once; the others are for those who look for them. */
  is_main: boolean;
  title: string;
  text: string;
  choices: { value: string; title: string; text: string }[];
}

export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

export interface GameInfo {
  name: Game;
  title: string;
  /** How long, and what it is like. */
  text: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
  /** The bot to play against where nobody says which. */
  rival: string;
}

// ------------------------------------------------------------------------------- tables

export interface Clock {
  minutes: number;
  seconds_a_move: number;
}

export interface Settings {
  title: string;
  listed: boolean;
  private: boolean;
  undo: boolean;
  spectators: boolean;
  clock: Clock | null;
  /** The host chose the seed, and so may know what is to come. */
  seeded: boolean;
}

export interface Seat {
  kind: SeatKind;
  name: string;
  /** The bot that plays for the seat now; empty: a person does. */
  bot: string;
  /** Only known at the table itself. */
  online?: boolean;
  resigned?: boolean;
}

/** What keeps a table from going on: a bug in the program. */
export interface Fault {
  kind: 'stuck' | 'bot';
  text: string;
  /** Stuck: the entry of the journal that cannot be applied. */
  entry?: number | null;
  /** Stuck: how many entries a rollback takes back. */
  lost?: number | null;
  /** Bot: the seat whose bot cannot move. */
  seat?: number | null;
}

export interface TableInfo {
  id: string;
  game: Game;
  status: Status;
  options: Record<string, unknown>;
  settings: Settings;
  seats: Seat[];
  created: number;
  /** Only known at the table itself. */
  fault?: Fault | null;
}

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: Game;
  options: Record<string, unknown>;
  seats: SeatWish[];
  settings: Partial<Omit<Settings, 'seeded'>>;
  seed?: number | null;
  language?: string;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface TableMade {
  id: string;
  host: string;
  invite: string | null;
  seats: SeatToken[];
}

// ------------------------------------------------------------------------------- the document

/** Several things are chosen, one move for each, in any order. */
export interface Selection {
  least: number;
  most: number;
  /** The moves picked so far, each as often as it is picked. */
  picked: number[];
  /** How often each move can be picked; without it, once. */
  limits?: Record<string, number>;
}

export interface Decision {
  question: string;
  text: string;
  moves: number[];
  labels: Record<string, string>;
  selection?: Selection;
  [detail: string]: unknown;
}

export interface Undo {
  can: boolean;
  why?: string;
}

export interface ClockState {
  left: number[];
  running: number[];
  /** The server's clock when this was true, in milliseconds. */
  at: number;
}

export interface TableDocument {
  table: TableInfo;
  /** Null before the start. */
  view: Facts | null;
  decision: Decision | null;
  undo: Undo | null;
  clock: ClockState | null;
  result: Facts[] | null;
}

/** `[number, seat or -1, text, kind]` */
export type LogLine = [number, number, string, string];
/** `[number, seat or -1, name, text, time]` */
export type ChatLine = [number, number, string, string, number];

export interface Reason {
  code: string;
  rule: string;
  text: string;
  facts: Facts;
}

// ------------------------------------------------------------------------------- the socket

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown] | [Path, '+', unknown[]] | [Path, '~', Patch];
export type Patch = Change[];

export type ServerMessage =
  | {
      is: 'state';
      version: number;
      you: number | null;
      /** The server's time in milliseconds. */
      now: number;
      document: TableDocument;
      log: LogLine[];
      chat: ChatLine[];
    }
  | { is: 'current'; version: number; you: number | null; chat: ChatLine[] }
  | { is: 'update'; version: number; patch: Patch; log?: LogLine[] }
  | { is: 'done'; id: string; version?: number }
  | { is: 'answer'; id: string; reasons?: Reason[]; preview?: Facts; log?: LogLine[] }
  | { is: 'chat'; line: ChatLine }
  | { is: 'error'; id?: string | null; code: string; text: string; reasons?: Reason[] }
  | { is: 'pong'; id: string };
