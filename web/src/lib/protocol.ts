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
}

export interface Seat {
  name: string;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  left: boolean;
}

export interface TableInfo {
  id: string;
  game: Game;
  title: string;
  status: Status;
  options: Record<string, unknown>;
  settings: Settings;
  seats: Seat[];
  version?: number;
}

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: Game;
  options: Record<string, unknown>;
  seats: SeatWish[];
  settings: Partial<Settings>;
  seed?: number | null;
}

export interface TableMade {
  id: string;
  host: string;
  invite: string | null;
  seats: { seat: number; token: string }[];
}

// ------------------------------------------------------------------------------- the document

export interface Decision {
  question: string;
  text: string;
  moves: number[];
  labels: Record<string, string>;
  [detail: string]: unknown;
}

export type Undo = null | { can: true } | { can: false; why: string };

export interface ClockState {
  left: number[];
  running: number[];
  /** The server's clock when this was true, in milliseconds. */
  at: number;
}

export interface TableDocument {
  table: TableInfo & { you: number | null; is_host: boolean };
  view: Facts | null;
  decision: Decision | null;
  undo: Undo;
  clock: ClockState | null;
  result: unknown;
}

/** `[number, seat or -1, text, kind]` */
export type LogLine = [number, number, string, string];
/** `[number, seat or -1, name, text, time]` */
export type ChatLine = [number, number, string, string, number];

export interface Reason {
  code: string;
  rule: string;
  text: string;
}

// ------------------------------------------------------------------------------- the socket

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown] | [Path, '+', unknown[]];
export type Patch = Change[];

export type ServerMessage =
  | {
      is: 'state';
      version: number;
      you: number | null;
      document: TableDocument;
      log: LogLine[];
      chat: ChatLine[];
    }
  | { is: 'current'; version: number }
  | { is: 'update'; version: number; patch: Patch; log?: LogLine[] }
  | { is: 'done'; id: string; version?: number }
  | { is: 'answer'; id: string; reasons?: Reason[]; preview?: Facts; log?: LogLine[] }
  | { is: 'chat'; line: ChatLine }
  | { is: 'error'; id?: string | null; code: string; text: string; reasons?: Reason[] }
  | { is: 'pong' };
