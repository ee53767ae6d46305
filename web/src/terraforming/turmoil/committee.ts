/** The committee in figures: who sits where in a party, and what a forecast brings. */
import type { Forecast, PartyState } from './committee_view';
import { NEUTRAL, RESOURCES } from '../data';

export const NOBODY = -1;

/** The owners of a party's ordinary delegates, one entry for each piece; players first. */
export function ordinary(party: PartyState): number[] {
  return Object.entries(party.delegates).flatMap(([owner, count]) =>
    Array<number>(count - Number(party.leader === Number(owner))).fill(Number(owner)),
  );
}

export function sizeOf(party: PartyState): number {
  return Object.values(party.delegates).reduce((sum, count) => sum + count, 0);
}

/** Whoever has most delegates in a party besides a player. */
export function strongestRival(party: PartyState, seat: number): number {
  const others = Object.entries(party.delegates).filter(([owner]) => Number(owner) !== seat);
  return Math.max(0, ...others.map(([, count]) => count));
}

export interface Amount {
  icon: string;
  change: number;
  isProduction?: boolean;
  /** For those who do not see the icon: a resource's index, or a word. */
  resource?: number;
}

const ICONS = ['megacredit', 'steel', 'titanium', 'plants', 'energy', 'heat'];

/** A forecast as a row of changes. */
export function amounts(forecast: Forecast | undefined): Amount[] {
  if (!forecast) return [];
  const found: Amount[] = [];
  RESOURCES.forEach((name, resource) => {
    const icon = ICONS[resource] as string;
    const stock = forecast.stock?.[name];
    if (stock) found.push({ icon, change: stock, resource });
    const production = forecast.production?.[name];
    if (production) found.push({ icon, change: production, resource, isProduction: true });
  });
  if (forecast.rating) found.push({ icon: 'tr', change: forecast.rating });
  if (forecast.hand) found.push({ icon: 'card', change: forecast.hand });
  if (forecast.cubes) found.push({ icon: 'cube', change: forecast.cubes });
  if (forecast.choice) found.push({ icon: 'more', change: forecast.choice });
  return found;
}

/** Whether a move of the catalogue is about a party, and which. */
export function partyOf([family, subject]: [string, string]): string | null {
  return family === 'lobby' || family === 'party' ? subject : null;
}

export function isNeutral(owner: number): boolean {
  return owner === NEUTRAL;
}
