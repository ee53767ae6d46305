/** The types of `protocol.ts` have the fields that the server's have: checked by the compiler alone.
 *
 * `schema.d.ts` is generated (`make web-types`); where the server knows only "a list" or "a text",
 * `protocol.ts` says more.
 */
import type * as p from './protocol';
import type { components } from './schema';

type Server = components['schemas'];
type Same<A, B> = [keyof A] extends [keyof B] ? ([keyof B] extends [keyof A] ? true : false) : false;
type AllTrue<Checks extends true[]> = Checks;
type Message<Is extends string> = Extract<p.ServerMessage, { is: Is }>;

export type Checked = AllTrue<[
  Same<p.Seat, Server['SeatOut']>,
  Same<p.TableInfo, Server['TableOut']>,
  Same<p.Fault, Server['FaultOut']>,
  Same<p.Settings, Server['TableSettings']>,
  Same<p.Clock, Server['ClockSettings']>,
  Same<p.SeatWish, Server['SeatIn']>,
  Same<p.NewTable, Server['NewTable']>,
  Same<p.SeatToken, Server['SeatToken']>,
  Same<p.TableMade, Server['TableMade']>,
  Same<p.TableDocument, Server['Document']>,
  Same<p.Selection, Server['SelectionOut']>,
  Same<p.Undo, Server['UndoOut']>,
  Same<p.ClockState, Server['ClockOut']>,
  Same<p.Reason, Server['ReasonOut']>,
  Same<Message<'state'>, Server['StateMessage']>,
  Same<Message<'current'>, Server['CurrentMessage']>,
  Same<Message<'update'>, Server['UpdateMessage']>,
  Same<Message<'done'>, Server['DoneMessage']>,
  Same<Message<'answer'>, Server['AnswerMessage']>,
  Same<Message<'chat'>, Server['ChatMessage']>,
  Same<Message<'error'>, Server['ErrorMessage']>,
  Same<Message<'pong'>, Server['PongMessage']>,
]>;
