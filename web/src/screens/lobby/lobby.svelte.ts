/** What the lobby shows: the games, the open tables, and the tables where this browser has a seat.
 *
 * Running tables of ours stay connected, so that "your turn" appears the moment it is.
 */
import { ApiError, api } from '../../lib/net/api';
import type { GameInfo, TableInfo } from '../../lib/net/protocol';
import { forgetTable, myTables, type MyTable } from '../../lib/storage/session';
import { TableConnection } from '../../lib/net/table_connection.svelte';
import { serverLanguage } from '../../lib/i18n/text.svelte';
import { inPlace, type Slot } from './stable_list';

const REFRESH = 15_000;
/** More of them would cost more than they tell. */
const MOST_LIVE = 6;
/** Milliseconds for which the first picture waits for tables of mine, to put them in order. */
const PATIENCE = 400;
/** Milliseconds after coming here for which tables may still be put in order. */
const ORDERING = 400;

/** What the server answers where there is no such table, or cannot be one. */
const NO_SUCH_TABLE = new Set([404, 422]);

export function isLobby(path: string): boolean {
  return path === '/' || path === '/new';
}

/** One of my tables: what this browser holds, and what the server says of it. */
export class Mine {
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<TableConnection | null>(null);

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

  /** There is nothing more to do there: it is over, or the server no longer accepts the seat. */
  get isDone(): boolean {
    return this.isOver || (this.live?.refused ?? null) !== null;
  }

  /** Somebody at this device has to act. */
  get isMyTurn(): boolean {
    if (this.card?.status !== 'running') return false;
    // With one seat the question itself says more: the server answers those that leave no choice.
    if (this.live?.you != null && Object.keys(this.held.seats).length === 1) {
      return this.live.document?.decision != null;
    }
    const toAct = this.live?.document?.view?.to_act;
    const seats = Object.keys(this.held.seats).map(Number);
    return Array.isArray(toAct) && toAct.some((seat) => seats.includes(seat as number));
  }
}

export class Lobby {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<Slot<TableInfo>[]>([]);
  mine = $state.raw<Mine[]>([]);
  /** Why the lists may be out of date. */
  problem = $state.raw<ApiError | null>(null);
  isLoaded = $state(false);

  #timer: ReturnType<typeof setInterval> | undefined;
  #orderUntil = 0;
  #refreshing: Promise<void> | null = null;
  /** What is asked for during one visit is not for the next one. */
  #visit = 0;
  #heardIn = '';
  readonly #wake = (): void => {
    if (!document.hidden) void this.refresh();
  };

  /** Before the first picture: asks for what is in it. Only what has no place of its own yet is waited for. */
  async arrive(): Promise<void> {
    this.#list();
    const all = Promise.all([this.speak(serverLanguage()), this.refresh()]).then(() => this.#hear());
    if (this.mine.length === 0) return;
    await Promise.race([all, new Promise((resume) => setTimeout(resume, PATIENCE))]);
    this.order();
    this.#orderUntil = 0;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    if (this.mine.length === 0) this.#list();
    if (!this.isLoaded) void this.refresh();
    this.#timer = setInterval(this.#wake, REFRESH);
    document.addEventListener('visibilitychange', this.#wake);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    document.removeEventListener('visibilitychange', this.#wake);
    for (const one of this.mine) one.live?.close();
    this.mine = [];
    this.open = [];
    this.isLoaded = false;
    this.#visit += 1;
    this.#refreshing = null;
  }

  #list(): void {
    this.mine = myTables().map((held) => new Mine(held));
    this.#orderUntil = performance.now() + ORDERING;
  }

  /** Those that wait for me first. Whoever has been looking at them for a while sees them stay. */
  order(): void {
    const waiting = this.mine.filter((one) => one.isMyTurn);
    if (performance.now() > this.#orderUntil) return;
    const ordered = [...waiting, ...this.mine.filter((one) => !one.isMyTurn)];
    if (ordered.some((one, at) => one !== this.mine[at])) this.mine = ordered;
  }

  /** Until all tables that are watched from here have told how they stand. */
  async #hear(): Promise<void> {
    const isSilent = (one: Mine): boolean => one.live !== null && one.live.document === null;
    for (let tries = 0; tries < PATIENCE / 10 && this.mine.some(isSilent); tries++) {
      await new Promise((resume) => setTimeout(resume, 10));
    }
  }

  /** The tables that are watched from here are spoken of in another language, too. */
  async speak(language: string): Promise<void> {
    for (const one of this.mine) one.live?.setLanguage(language);
    if (language !== this.#heardIn) await this.loadGames();
  }

  async loadGames(): Promise<void> {
    this.#heardIn = serverLanguage();
    try {
      this.games = await api.games();
      this.problem = null;
    } catch (error) {
      this.#heardIn = '';
      this.problem = asProblem(error);
    }
  }

  refresh(): Promise<void> {
    const visit = this.#visit;
    this.#refreshing ??= this.#refresh(visit).finally(() => {
      if (visit === this.#visit) this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #refresh(visit: number): Promise<void> {
    try {
      const [open] = await Promise.all([api.tables('open'), ...this.mine.map((one) => this.#look(one, visit))]);
      if (visit !== this.#visit) return;
      const held = new Set(this.mine.map((one) => one.id));
      this.open = inPlace(
        this.open,
        open.filter((table) => !held.has(table.id)),
      );
      this.problem = null;
      this.isLoaded = true;
      if (this.#heardIn === '') await this.loadGames();
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  forget(one: Mine): void {
    one.live?.close();
    forgetTable(one.id);
    this.mine = this.mine.filter((other) => other !== one);
  }

  async #look(one: Mine, visit: number): Promise<void> {
    if (one.live?.connection === 'open') return;
    try {
      one.info = await api.table(one.id);
    } catch (error) {
      if (!(error instanceof ApiError) || !NO_SUCH_TABLE.has(error.status)) throw error;
      this.forget(one);
      return;
    }
    if (visit === this.#visit && one.info.status === 'running' && one.live === null) this.#connect(one);
  }

  #connect(one: Mine): void {
    const live = this.mine.filter((other) => other.live !== null).length;
    const token = Object.values(one.held.seats)[0];
    if (!token || live >= MOST_LIVE) return;
    one.live = new TableConnection(one.id, { token, language: serverLanguage() });
  }
}

function asProblem(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('fault', String(error));
}

/** Asked before its screen is drawn, so there is one for all. */
export const lobby = new Lobby();
