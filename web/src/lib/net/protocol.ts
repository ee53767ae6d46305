/** Short names for the types of docs/protocol.md, which are generated from the server's.
 *
 * Nothing is described here: `make web-types` writes `schema.d.ts`.
 */
import type { components } from './schema';

export type Schemas = components['schemas'];

/** The version of the messages that this client reads: the compiler says when the server's is another. */
export const PROTOCOL: Schemas['StateMessage']['protocol'] = 1;

// ------------------------------------------------------------------------------- games

export type OptionInfo = Schemas['OptionInfo'];
export type BotInfo = Schemas['BotInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Game = GameInfo['name'];

// ------------------------------------------------------------------------------- tables

export type Clock = Schemas['ClockSettings'];
export type Settings = Schemas['TableSettings'];
/** Who is there is known at the table itself. */
export type Seat = Optional<Schemas['SeatOut'], 'online' | 'resigned'>;
export type SeatKind = Seat['kind'];
export type Fault = Schemas['FaultOut'];
export type TableInfo = Omit<Schemas['TableOut'], 'seats'> & { seats: Seat[] };
export type Status = TableInfo['status'];
export type SeatWish = Optional<Schemas['SeatIn'], 'name' | 'bot'>;
export type NewTable = Omit<Schemas['NewTable'], 'game' | 'seats' | 'settings' | 'language'> & {
  game: Game;
  seats: SeatWish[];
  settings: Partial<Omit<Settings, 'seeded'>>;
  language?: string;
};
export type SeatToken = Schemas['SeatToken'];
export type TableMade = Schemas['TableMade'];

// ------------------------------------------------------------------------------- the document

export type Selection = Schemas['SelectionData'];
export type Decision = Schemas['DecisionData'];
export type Undo = Optional<Schemas['UndoOut'], 'text' | 'why'>;
export type ClockState = Schemas['ClockOut'];
/** The view of any game; each game's screen knows which is its own. */
export type AnyView = NonNullable<Schemas['Document']['view']>;
/** The preview of any game. */
export type AnyPreview = NonNullable<Schemas['AnswerMessage']['preview']>;
/** The offers of any game. */
export type AnyOffers = NonNullable<Schemas['StateMessage']['offers']>;
export type ResultRow = NonNullable<Schemas['Document']['result']>[number];
export type TableDocument = Omit<Schemas['Document'], 'table' | 'undo'> & { table: TableInfo; undo: Undo | null };
/** `[number, seat or -1, text, kind]` */
export type LogLine = Schemas['StateMessage']['log'][number];
/** `[number, seat or -1, name, text, time]` */
export type ChatLine = Schemas['StateMessage']['chat'][number];
export type Reason = Schemas['ReasonOut'];

// ------------------------------------------------------------------------------- the socket

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown] | [Path, '+', unknown[]] | [Path, '~', Patch];
export type Patch = Change[];

type With<Message, More> = Omit<Message, keyof More> & More;
/** What the server sends. What it leaves out where it has nothing to say may be missing. */
export type ServerMessage =
  | With<Schemas['StateMessage'], { document: TableDocument }>
  | Schemas['CurrentMessage']
  | With<Schemas['UpdateMessage'], { patch: Patch; log?: LogLine[] }>
  | Optional<Schemas['DoneMessage'], 'version'>
  | Schemas['AnswerMessage']
  | Schemas['ChatMessage']
  | Optional<Schemas['ErrorMessage'], 'id' | 'reasons'>
  | Schemas['PongMessage'];

/** With some of its fields optional. */
type Optional<Whole, Keys extends keyof Whole> = Omit<Whole, Keys> & Partial<Pick<Whole, Keys>>;
