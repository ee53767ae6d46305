/** Links to a table. Secrets stand behind the `#`, which browsers keep to themselves. */
import { keep, kept } from '../lib/keep';
import type { Game } from '../lib/protocol';
import { holdSeat, myTable } from '../lib/session';

const KEY = 'invites';

function tableAddress(id: string): string {
  return `${location.origin}/table/${id}`;
}

/** For whoever may take an open seat. */
export function inviteLink(id: string): string {
  const invite = inviteOf(id);
  return invite ? `${tableAddress(id)}#invite=${invite}` : tableAddress(id);
}

/** For the person of a seat: to go on elsewhere. Whoever has it plays the seat. */
export function seatLink(id: string, game: Game, seat: number, token: string): string {
  return `${tableAddress(id)}#${new URLSearchParams({ game, seat: String(seat), token })}`;
}

export function inviteOf(id: string): string | null {
  return myTable(id)?.invite ?? kept<Record<string, string>>(KEY)?.[id] ?? null;
}

/** Keeps what a link brought; true if there was something, which then should leave the address. */
export function keepSecrets(id: string, fragment: string): boolean {
  const brought = new URLSearchParams(fragment);
  const invite = brought.get('invite');
  const token = brought.get('token');
  const seat = Number(brought.get('seat') ?? 'none');
  if (invite) keep(KEY, { ...(kept<Record<string, string>>(KEY) ?? {}), [id]: invite });
  if (token && Number.isInteger(seat)) {
    const game = brought.get('game') === 'mars2049' ? 'mars2049' : 'terraforming';
    holdSeat(id, game, '', seat, token);
  }
  return invite !== null || token !== null;
}
