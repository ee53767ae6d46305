/** The calls around a game. Errors of the server arrive as `ApiError` with its code and sentence. */
import type { GameInfo, NewTable, SeatToken, SeatWish, TableInfo, TableMade } from './protocol';
import { PlainError } from '../errors/plain_error';
import { serverLanguage, t } from '../i18n/text.svelte';
import { addressOf } from '../browser/root';

export class ApiError extends PlainError {
  constructor(
    /** The server's code, or `unreachable`. */
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

async function call(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': serverLanguage() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('unreachable', t('web-error-unreachable'));
  }
  if (!response.ok) throw await apiError(response);
  return response;
}

async function apiError(response: Response): Promise<ApiError> {
  try {
    const { code, text } = (await response.json()) as { code: string; text: string };
    if (typeof text === 'string') return new ApiError(code, text, response.status);
  } catch {
    // Not the server's own answer but that of something between.
  }
  return new ApiError('unreachable', t('web-error-unreachable'), response.status);
}

export async function getJson<T>(path: string, token?: string): Promise<T> {
  return (await (await call('GET', path, undefined, token)).json()) as T;
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return (await (await call('POST', path, body, token)).json()) as T;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => getJson<GameInfo[]>(`/api/games?language=${serverLanguage()}`),
  tables: (status: string) => getJson<TableInfo[]>(`/api/tables?status=${status}`),
  table: (id: string) => getJson<TableInfo>(at(id)),
  make: (table: NewTable) => post<TableMade>('/api/tables', { ...table, language: serverLanguage() }),
  take: (id: string, seat: number, name: string, invite: string | null) =>
    post<SeatToken>(`${at(id)}/seats/${seat}/take`, { name, invite, language: serverLanguage() }),
  leave: (id: string, seat: number, token: string) => call('POST', `${at(id)}/seats/${seat}/leave`, undefined, token),
  changeSeat: async (id: string, seat: number, wish: SeatWish, host: string) =>
    (await (await call('PUT', `${at(id)}/seats/${seat}`, wish, host)).json()) as SeatToken | null,
  newToken: (id: string, seat: number, host: string) =>
    post<SeatToken>(`${at(id)}/seats/${seat}/token`, undefined, host),
  letBot: (id: string, seat: number, bot: string, token: string) =>
    call('POST', `${at(id)}/seats/${seat}/bot`, { bot }, token),
  giveBack: (id: string, seat: number, token: string) =>
    call('DELETE', `${at(id)}/seats/${seat}/bot`, undefined, token),
  setWebhook: (id: string, seat: number, kind: string, url: string, token: string) =>
    call('PUT', `${at(id)}/seats/${seat}/webhook`, { kind, url, language: serverLanguage() }, token),
  start: (id: string, host: string) => call('POST', `${at(id)}/start`, undefined, host),
  rollBack: (id: string, host: string) => call('POST', `${at(id)}/rollback`, undefined, host),
  remove: (id: string, host: string) => call('DELETE', at(id), undefined, host),
  record: async (id: string) => (await call('GET', `${at(id)}/record`)).text(),
  importRecord: (text: string, title: string) => post<TableMade>('/api/records', { text, title }),
};
