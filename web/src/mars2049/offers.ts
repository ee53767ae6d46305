/** What `Game.offers` of Mars 2049 gives; the types are generated from Python's. */
import type { Schemas } from '../lib/net/protocol';

export type Offers = Schemas['Mars2049Offers'];
export type OwnOffers = Schemas['Mars2049OwnOffers'];
export type ColonyOffer = Schemas['Mars2049ColonyOffer'];
export type ItemOffer = Schemas['Mars2049ItemOffer'];
/** A reason as `Reason.as_data` gives it. */
export type ReasonData = ItemOffer['reasons'][number];

/** Until the first answer there is nothing to say. */
export const NO_OFFERS: Offers = { next: -1, colonies: [], bases_needed: 0, road_cards_needed: 0, own: null };
