/** Links to a table. Secrets stand behind the `#`, which browsers keep to themselves. */
import { writeStored, readStored } from '../lib/storage/storage';
import type { Game } from '../lib/net/protocol';
import { myTable } from '../lib/storage/session';
import { addressOf } from '../lib/browser/root';

const KEY = 'invites';

function tableAddress(id: string): string {
  return `${location.origin}${addressOf(`/table/${id}`)}`;
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
  return myTable(id)?.invite ?? readStored<Record<string, string>>(KEY)?.[id] ?? null;
}

export function keepInvite(id: string, invite: string): void {
  writeStored(KEY, { ...(readStored<Record<string, string>>(KEY) ?? {}), [id]: invite });
}

/** The secrets of a link: of an invitation, and of a seat or the host. */
export interface Secrets {
  invite: string | null;
  token: string | null;
}

/** What a link brings; null if there is no secret in it. The server knows which seat a token is for. */
export function secretsOf(fragment: string): Secrets | null {
  const brought = new URLSearchParams(fragment);
  const invite = brought.get('invite') || null;
  const token = brought.get('token') || null;
  return invite || token ? { invite, token } : null;
}
