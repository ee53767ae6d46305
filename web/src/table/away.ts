/** Whether a bot plays for a person who could come back. */
import type { TableDocument } from '../lib/net/protocol';

export function isPlayedByBot(document: TableDocument | null, you: number | null): boolean {
  const seat = you === null ? undefined : document?.table.seats[you];
  return document?.table.status === 'running' && seat?.kind === 'person' && seat.bot !== '' && !seat.resigned;
}
