/** The small pictures of the planet; the tables load the large ones themselves. */
import poleCard from '../../../terrain/pole-card.webp';
import poleSmall from '../../../terrain/pole-small.webp';
import type { Game } from '../net/protocol';
import { addressOf } from '../browser/root';

const POLE = { card: poleCard, small: poleSmall };

/** The address of a game's picture; of a table's, with its options. Maps are the server's. */
export function planetPicture(game: Game, size: 'card' | 'small', options: Record<string, unknown> = {}): string {
  if (game === 'mars2049') return POLE[size];
  return addressOf(`/api/maps/${String(options.board ?? 'default')}/${size}`);
}
