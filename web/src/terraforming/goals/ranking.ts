/** Everybody's place in a milestone or an award, from what the engine has counted. */
import type { AwardOffer, MilestoneOffer } from '../offers';

export interface Rank {
  seat: number;
  value: number;
  /** Points this place would bring now. */
  points: number;
}

/** The best first. */
export function ranking(offer: MilestoneOffer | AwardOffer | undefined): Rank[] {
  if (!offer) return [];
  const all = offer.counts.map((value, seat) => ({ seat, value, points: offer.points[seat] ?? 0 }));
  return all.sort((a, b) => b.value - a.value || a.seat - b.seat);
}
