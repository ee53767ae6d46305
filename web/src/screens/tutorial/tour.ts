/** A guided game that was begun: its table, and how far its player is. Kept, so that a reload goes on. */
import { api } from '../../lib/net/api';
import { writeStored, readStored } from '../../lib/storage/storage';
import { profile } from '../../lib/storage/profile.svelte';
import type { Game } from '../../lib/net/protocol';
import { made, myTable, rememberTable } from '../../lib/storage/session';
import { t } from '../../lib/i18n/text.svelte';
import tables from './tables.json';

export interface Tour {
  id: string;
  /** The marks that are past. */
  behind: string[];
}

const key = (game: Game): string => `tour-${game}`;

/** The tour that was begun here, if its table is still there. */
export async function keptTour(game: Game): Promise<Tour | null> {
  const tour = readStored<Tour>(key(game));
  if (!tour || !myTable(tour.id)) return null;
  try {
    const { status } = await api.table(tour.id);
    return status === 'running' ? tour : null;
  } catch {
    return null;
  }
}

export function keepTour(game: Game, tour: Tour): void {
  writeStored(key(game), tour);
}

export function forgetTour(game: Game): void {
  writeStored(key(game), null);
}

/** Opens the table: always the same cards and rolls, so that the tour knows what there is to show. */
export async function beginTour(game: Game): Promise<Tour> {
  const { seed, options } = tables[game];
  const rival = (await api.games()).find((one) => one.name === game)?.rival ?? '';
  const answer = await api.make({
    game,
    seed,
    options,
    seats: [
      // Without names of their own, seat and table are called in whatever language is spoken.
      { kind: 'person', name: profile.name },
      { kind: 'bot', name: t('web-bot-name', { number: 1 }), bot: rival },
    ],
    settings: { title: '', listed: false, private: true, undo: true, spectators: false, clock: null },
  });
  rememberTable(made(answer, game, ''));
  const tour = { id: answer.id, behind: [] };
  keepTour(game, tour);
  return tour;
}
