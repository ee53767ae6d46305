/** What tables and players are called where they were given no name. */
import type { Game, GameInfo, Seat, TableInfo } from '../net/protocol';
import { t } from './text.svelte';

export function tableTitle(table: TableInfo, games: GameInfo[] = []): string {
  return table.settings.title || gameTitle(table.game, games);
}

export function gameTitle(game: Game, games: GameInfo[] = []): string {
  return games.find((one) => one.name === game)?.title ?? t(`web-game-${game}`);
}

/** A seat's name; seats count from 0, people from 1. */
export function seatName(seat: Seat | undefined, number: number): string {
  return seat?.name || t('web-seat-number', { number: number + 1 });
}
