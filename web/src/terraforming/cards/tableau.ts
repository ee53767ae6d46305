/** The cards that a player has in play, in the order in which others want to see them. */
import type { Row } from '../../lib/net/book_data';
import type { CardData, PlayerView } from './card_data';

export interface TableauGroup {
  name: 'corporation' | 'touching' | 'actions' | 'effects' | 'others';
  cards: string[];
}

/** Whether it counts what anybody does, or takes from anybody. */
function isTouching(row: Row): boolean {
  const tokens = 'tokens' in row ? [] : row.kind === 'action' ? (row.cost ?? []) : row.when;
  return tokens.some((token) => token.any);
}

export function tableauGroups(player: PlayerView, card: (id: string) => CardData): TableauGroup[] {
  const groups: Record<TableauGroup['name'], string[]> = {
    corporation: [],
    touching: [],
    actions: [],
    effects: [],
    others: [],
  };
  for (const id of player.tableau) {
    const data = card(id);
    const rows = data.face ?? [];
    if (data.kind === 'corporation') groups.corporation.push(id);
    else if (rows.some(isTouching)) groups.touching.push(id);
    else if (data.has_action) groups.actions.push(id);
    else if (rows.some((row) => row.kind === 'effect')) groups.effects.push(id);
    else groups.others.push(id);
  }
  return (Object.keys(groups) as TableauGroup['name'][])
    .map((name) => ({ name, cards: groups[name] }))
    .filter((group) => group.cards.length > 0);
}
