/** Report a problem: a file with all that helps to find it, and nothing that must stay secret.
 *
 * Of a running game it holds what this person's own seat sees; of a finished one, its record.
 */
import { api } from '../net/api';
import type { LogLine, TableDocument } from '../net/protocol';
import { cleaned, heldSecrets, withoutDeep } from './redact';
import { myTable, myTables } from '../storage/session';
import { language } from '../i18n/text.svelte';
import { recentErrors, recentMessages } from './error_log';
import { addressOf } from '../browser/root';

/** The table on the screen, as far as a report needs it. */
export interface Reported {
  readonly id: string;
  readonly version: number;
  readonly you: number | null;
  readonly document: TableDocument | null;
  readonly log: LogLine[];
}

let onScreen: Reported | null = null;

/** The table that a report made from now on is about. Gives what ends it. */
export function reportOn(table: Reported): () => void {
  onScreen = table;
  return () => {
    if (onScreen === table) onScreen = null;
  };
}

export async function makeReport(): Promise<Record<string, unknown>> {
  const secrets = heldSecrets(myTables(), onScreen?.id ?? null);
  const clean = (text: string): string => cleaned(text, secrets);
  return {
    report: 1,
    made: new Date().toISOString(),
    client: CLIENT_VERSION,
    server: await serverVersion(),
    page: clean(location.pathname),
    browser: navigator.userAgent,
    window: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio },
    online: navigator.onLine,
    language: language(),
    errors: recentErrors().map((one) => ({ ...one, error: clean(one.error), stack: clean(one.stack) })),
    messages: recentMessages(),
    game: onScreen && withoutDeep(await gameOf(onScreen), secrets),
  };
}

async function serverVersion(): Promise<string | null> {
  try {
    const { version } = (await (await fetch(addressOf('/health'))).json()) as { version: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

async function gameOf(table: Reported): Promise<Record<string, unknown>> {
  const { document, version, you, log } = table;
  const info = document?.table;
  const about = { game: info?.game, status: info?.status, options: info?.options, version, seat: you };
  if (!document || info?.status === 'open') return about;
  if (info?.status === 'over') return { ...about, record: await api.record(table.id).catch(() => null) };
  // People who share a device must not learn each other's cards from the file.
  if (Object.keys(myTable(table.id)?.seats ?? {}).length > 1) return about;
  const { view, decision, undo, clock } = document;
  return { ...about, view, decision, undo, clock, log };
}

/** Lets the browser save the file; gives its name. */
export async function saveReport(): Promise<string> {
  const text = JSON.stringify(await makeReport(), null, 1);
  const name = `marineris-report-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}
