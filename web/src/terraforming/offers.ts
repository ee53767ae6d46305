/** What `Game.offers` of Terraforming Mars gives; the types are generated from Python's. */
import type { Schemas } from '../lib/net/protocol';
import type { TableLike } from '../lib/net/table_connection.svelte';

export type Offers = Schemas['TerraformingOffers'];
export type OwnOffers = Schemas['TerraformingOwnOffers'];
export type MilestoneOffer = Schemas['TerraformingMilestoneOffer'];
export type AwardOffer = Schemas['TerraformingAwardOffer'];
export type RequirementOffer = Schemas['TerraformingRequirementOffer'];
export type CardOffer = Schemas['TerraformingCardOffer'];
export type ActionOffer = Schemas['TerraformingActionOffer'];
export type TileOffer = Schemas['TerraformingTileOffer'];
export type Terms = Schemas['TerraformingTerms'];
export type Payment = Schemas['TerraformingPayment'];
export type Purchase = Schemas['TerraformingPurchase'];
/** A reason as `Reason.as_data` gives it. */
export type ReasonData = CardOffer['reasons'][number];

export function offersOf(table: TableLike): Offers | null {
  return table.offers as Offers | null;
}

/** What the player's own seat could do; null for whoever watches. */
export function ownOffers(table: TableLike): OwnOffers | null {
  return offersOf(table)?.own ?? null;
}
