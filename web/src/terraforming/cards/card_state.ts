/** How a card is shown at a place: what the table makes of it there. */
import type { Row } from '../../lib/net/book_data';
import type { CardData } from './card_data';
import type { CardOffer } from '../offers';

export type Look = 'plain' | 'ready' | 'blocked';

export interface CardState {
  look?: Look;
  /** What it costs and needs now; without it, as printed. */
  standing?: CardOffer | undefined;
  /** Why it cannot be played, in two or three words, if neither price nor requirement says it. */
  blocker?: string;
  isSelected?: boolean;
  /** Its action was used in this generation. */
  isUsed?: boolean;
  isFresh?: boolean;
  /** Resources on it. */
  cubes?: number | undefined;
}

const ORDER: Row['kind'][] = ['production', 'now', 'first', 'action', 'effect'];

/** The rows of a face in the order in which they are shown: first what happens at once. */
export function rowsOf(card: CardData): Row[] {
  const rows = card.face ?? [];
  return ORDER.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** The parts of a card's text that its face does not say as well. */
export const TEXT_PARTS = ['play', 'first_action', 'action', 'effect', 'points'] as const;

/** All discs of a card: an event bears one more. */
export function cardTags(card: CardData): string[] {
  return [...(card.tags ?? []), ...(card.kind === 'event' ? ['event'] : [])];
}
