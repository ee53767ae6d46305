/** Short names for what `marineris.gamedata` makes; the types are generated from Python's.
 *
 * Everything in a book is fixed: it depends on game and language alone.
 */
import type { Game, Schemas } from './protocol';

export type Help = Schemas['Help'];
export type Token = Schemas['Token'];
export type Row = Schemas['TokenRow'] | Schemas['ActionRow'] | Schemas['EffectRow'];
export type Requirement = Schemas['Requirement'];
export type CardPart = keyof Schemas['CardParts'];
export type CardPage = Schemas['CardPage'];
export type Space = Schemas['Space'];
export type Goal = Schemas['Goal'];
export type MapData = Schemas['MapData'];
export type Parameter = Schemas['Parameter'];
export type PartyPage = Schemas['PartyPage'];
export type GlobalEventPage = Schemas['GlobalEventPage'];
export type CommitteePages = Schemas['CommitteePages'];
export type TerraformingBook = Schemas['TerraformingBook'];
export type MissionPage = Schemas['MissionPage'];
export type Mars2049Book = Schemas['Mars2049Book'];

export interface BookOf {
  terraforming: TerraformingBook;
  mars2049: Mars2049Book;
}

export type BookData<G extends Game = Game> = BookOf[G];
