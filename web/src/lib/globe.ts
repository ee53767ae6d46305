/** The small pictures of the planet; the tables load the large ones themselves. */
import poleCard from '../../terrain/pole-card.webp';
import poleSmall from '../../terrain/pole-small.webp';
import tharsisCard from '../../terrain/tharsis-card.webp';
import tharsisSmall from '../../terrain/tharsis-small.webp';
import type { Game } from './protocol';

export const GLOBES: Record<Game, { card: string; small: string }> = {
  terraforming: { card: tharsisCard, small: tharsisSmall },
  mars2049: { card: poleCard, small: poleSmall },
};
