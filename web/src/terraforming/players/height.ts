/** How tall the panels will be, so that those of the others shrink before the column has to scroll. */
import type { CardPage, PlayerView } from '../data';

const TAGS_A_LINE = 7;
const TAG_LINE = 22;

function tagLines(player: PlayerView, perLine: number): number {
  const count = Object.keys(player.tags).length + (player.events.length ? 1 : 0);
  return Math.max(1, Math.ceil(count / perLine));
}

export function heightOf(player: PlayerView | null, cards: Record<string, CardPage>): number {
  if (!player) return 0;
  const actions = player.tableau.filter((id) => cards[id]?.has_action).length;
  const list = actions ? 42 + Math.min(actions, 4) * 28 : 0;
  return 222 + tagLines(player, TAGS_A_LINE - 2) * TAG_LINE + list;
}

export type Density = 'full' | 'tags' | 'lines';

/** How much of each opponent fits into the room: all, lines with tags, or lines alone. */
export function densityOf(players: readonly PlayerView[], room: number, atTable: number): Density {
  const need = (base: number): number =>
    players.reduce((sum, player) => sum + base + tagLines(player, TAGS_A_LINE) * TAG_LINE, 0);
  // From four players on they are compact in any case.
  if (atTable < 4 && need(124) <= room) return 'full';
  return need(76) <= room ? 'tags' : 'lines';
}
