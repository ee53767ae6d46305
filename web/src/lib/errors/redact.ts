/** Takes out of a text whatever must not leave this browser: tokens, links, other tables. */
import type { MyTable } from '../storage/session';

const GONE = '…';
/** The server's tokens have 32 characters. */
const LIKE_A_TOKEN = /[A-Za-z0-9_-]{24,}/g;
const ADDRESS = /\b(?:https?|wss?):\/\/[^/\s"'<>]+/g;
const FRAGMENT = /[?#][^\s"'<>:)]*/g;
const NAMED_SECRET = /\b(token|invite|host|secret|key)(["']?\s*[=:]\s*["']?)[^&\s"',}<>]+/gi;
const BEARER = /\bBearer\s+\S+/gi;
const TABLE_PATH = /(\/tables?\/)[^/\s"'<>?#:)]+/g;

/** The secrets that this browser holds, and the names and ids of tables other than the one reported on. */
export function heldSecrets(tables: MyTable[], reported: string | null): string[] {
  const found: string[] = [];
  for (const table of tables) {
    found.push(...Object.values(table.seats), table.host ?? '', table.invite ?? '', table.id);
    if (table.id !== reported) found.push(table.title);
  }
  // Longest first, so that none is left in part.
  return found.filter((one) => one !== '').sort((a, b) => b.length - a.length);
}

/** A text without the secrets that are known. */
export function without(text: string, secrets: string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, GONE), text);
}

/** A text that may hold secrets nobody knows of, such as an error's: without all that looks like one. */
export function cleaned(text: string, secrets: string[]): string {
  return without(text, secrets)
    .replace(ADDRESS, '')
    .replace(TABLE_PATH, `$1${GONE}`)
    .replace(NAMED_SECRET, `$1$2${GONE}`)
    .replace(BEARER, `Bearer ${GONE}`)
    .replace(FRAGMENT, GONE)
    .replace(LIKE_A_TOKEN, GONE);
}

/** The same for everything in a piece of data. */
export function withoutDeep<T>(data: T, secrets: string[]): T {
  if (typeof data === 'string') return without(data, secrets) as T;
  if (Array.isArray(data)) return data.map((one) => withoutDeep(one, secrets)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutDeep(value, secrets)])) as T;
}
