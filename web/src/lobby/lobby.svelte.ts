/** What the lobby shows: the games, the open tables, and the tables where this browser has a seat.
 *
 * Running tables of ours stay connected, so that "your turn" appears the moment it is.
 */
import { ApiError, api } from '../lib/api';
import type { GameInfo, TableInfo } from '../lib/protocol';
import { forgetTable, myTables, type MyTable } from '../lib/session';
import { Table } from '../lib/table.svelte';
import { serverLanguage } from '../lib/text.svelte';

const REFRESH = 15_000;
/** More of them would cost more than they tell. */
const MOST_LIVE = 6;

/** One of my tables: what this browser holds, and what the server says of it. */
export class Mine {
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<Table | null>(null);

  constructor(readonly held: MyTable) {}

  get id(): string {
    return this.held.id;
  }

  /** What the table itself says, where it is connected; else its card. */
  get card(): TableInfo | null {
    return this.live?.document?.table ?? this.info;
  }

  get isOver(): boolean {
    return this.card?.status === 'over';
  }

  /** Somebody at this device has to act. */
  get isMyTurn(): boolean {
    if (this.card?.status !== 'running') return false;
    const toAct = this.live?.document?.view?.to_act;
    const seats = Object.keys(this.held.seats).map(Number);
    return Array.isArray(toAct) && toAct.some((seat) => seats.includes(seat as number));
  }
}

export class Lobby {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  mine = $state.raw<Mine[]>([]);
  /** Why the lists may be out of date. */
  problem = $state.raw<ApiError | null>(null);
  isLoaded = $state(false);

  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #wake = (): void => {
    if (!document.hidden) void this.refresh();
  };

  start(): void {
    this.mine = myTables().map((held) => new Mine(held));
    void this.refresh();
    this.#timer = setInterval(this.#wake, REFRESH);
    document.addEventListener('visibilitychange', this.#wake);
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#wake);
    for (const one of this.mine) one.live?.close();
  }

  /** The tables that are watched from here are spoken of in another language, too. */
  speak(language: string): void {
    for (const one of this.mine) one.live?.setLanguage(language);
    void this.loadGames();
  }

  async loadGames(): Promise<void> {
    try {
      this.games = await api.games();
      this.problem = null;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  async refresh(): Promise<void> {
    try {
      const [open] = await Promise.all([api.tables('open'), ...this.mine.map((one) => this.#look(one))]);
      const held = new Set(this.mine.map((one) => one.id));
      this.open = open.filter((table) => !held.has(table.id));
      this.problem = null;
      this.isLoaded = true;
      if (this.games.length === 0) await this.loadGames();
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  forget(one: Mine): void {
    one.live?.close();
    forgetTable(one.id);
    this.mine = this.mine.filter((other) => other !== one);
  }

  async #look(one: Mine): Promise<void> {
    if (one.live?.connection === 'open') return;
    try {
      one.info = await api.table(one.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unknown-table') throw error;
      this.forget(one);
      return;
    }
    if (one.info.status === 'running' && one.live === null) this.#connect(one);
  }

  #connect(one: Mine): void {
    const live = this.mine.filter((other) => other.live !== null).length;
    const token = Object.values(one.held.seats)[0];
    if (!token || live >= MOST_LIVE) return;
    one.live = new Table(one.id, { token, language: serverLanguage() });
  }
}

function asProblem(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('fault', String(error));
}
