/** Short names for what a view says of the committee; the types are generated from Python's. */
import type { Schemas } from '../../lib/net/protocol';

export type PartyState = Schemas['TurmoilPartyView'];
/** What an event would bring to a player as things stand. */
export type Forecast = Schemas['TurmoilForecast'];
export type Slot = 'current' | 'coming' | 'distant';
export type Ahead = Schemas['TurmoilElection'];
export type CommitteeView = Schemas['TurmoilCommitteeView'];
