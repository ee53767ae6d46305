/** What the view of a table says of the committee. An owner is a seat, 7 is neutral, -1 nobody. */
import type { Resource } from '../data';

export interface PartyState {
  leader: number;
  /** By owner, the leader included. */
  delegates: Record<string, number>;
}

/** What an event would bring to a player as things stand. */
export interface Forecast {
  stock?: Partial<Record<Resource, number>>;
  production?: Partial<Record<Resource, number>>;
  rating?: number;
  hand?: number;
  /** Resources on cards. */
  cubes?: number;
  /** Resources of one's choice. */
  choice?: number;
}

export type Slot = 'current' | 'coming' | 'distant';

export interface Ahead {
  ruling: string;
  chairman: number;
  dominant: string;
  bonus: Forecast[];
}

export interface CommitteeView {
  ruling: string;
  dominant: string;
  chairman: number;
  policy: boolean;
  used_policy: number[];
  /** Clockwise. */
  parties: Record<string, PartyState>;
  lobby: number[];
  reserve: number[];
  neutral_reserve: number;
  influence: number[];
  events: Record<Slot, string | null> & Partial<Record<`${Slot}_forecast`, Forecast[]>> & { past: string[]; deck: number };
  /** What the election after this action phase would bring; not where the game ends before it. */
  ahead?: Ahead;
}
