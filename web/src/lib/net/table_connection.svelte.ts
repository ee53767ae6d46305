/** A table as this client sees it: the socket, and the document that the server keeps up to date.
 *
 * Nothing is sent twice: what was under way when the connection broke is refused with `lost`, and
 * the state that follows shows whether it happened.
 */
import { FramePacing, afterFrame, afterPicture } from '../browser/frame_pacing';
import { isOtherBook } from './book.svelte';
import { applyPatch, settled } from './patch';
import { PROTOCOL } from './protocol';
import type { AnyOffers, AnyPreview, ChatLine, LogLine, Reason, ServerMessage, TableDocument } from './protocol';
import { PlainError } from '../errors/plain_error';
import { t } from '../i18n/text.svelte';
import { noteMessage } from '../errors/error_log';
import { addressOf } from '../browser/root';

export type Connection = 'connecting' | 'open' | 'lost';

/** Why something was not done. `code` is the server's, or `offline`, `lost`, or `busy` where it was pressed twice. */
export class Refusal extends PlainError {
  constructor(
    readonly code: string,
    text: string,
    readonly reasons: Reason[] = [],
  ) {
    super(text);
  }
}

/** What the screens of the games need; a replay can offer the same without a socket. */
export interface TableLike {
  readonly id: string;
  readonly document: TableDocument | null;
  /** What the seat could do, by `Game.offers`; those of an earlier version until the server has answered. */
  readonly offers: AnyOffers | null;
  readonly log: LogLine[];
  readonly chat: ChatLine[];
  readonly version: number;
  readonly you: number | null;
  readonly connection: Connection;
  /** In which the server speaks of this table: what was asked before it changed is to be asked again. */
  readonly language: string;
  /** A move is under way: the server has not answered yet. */
  readonly isMoving: boolean;
  /** What to add to this browser's clock to get the server's, in milliseconds. */
  readonly clockOffset: number;
  /** Only in a replay: who makes the next move of the record; null at its end. */
  readonly following?: number | null;
  move(move: number): Promise<void>;
  undo(): Promise<void>;
  why(move: number): Promise<Reason[]>;
  preview(move: number): Promise<AnyPreview>;
  say(text: string): Promise<void>;
  resign(): Promise<void>;
  bot(name?: string): Promise<void>;
  back(): Promise<void>;
  setLanguage(language: string): void;
  earlierLog(): Promise<boolean>;
}

type Answer = Extract<ServerMessage, { is: 'done' | 'answer' }>;
interface Waiting {
  resolve(answer: Answer): void;
  reject(refusal: Refusal): void;
}

const OPEN = 1; // a socket’s readyState
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often a connection is asked whether it lives, and how long an answer, or a new connection, may take. */
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 5_000;
const OPEN_WITHIN = 10_000;
/** How long to wait before asking for offers again where the server was asked too fast. */
const OFFERS_AGAIN = 1_000;
/** The parts of a document that offers depend on. */
const IN_PLAY = new Set<string | number>(['view', 'decision']);

export interface TableSettings {
  /** The seat's or the host's token; without one, a spectator. */
  token: string | null;
  language: string;
  /** Only for tests. */
  open?: (address: string) => WebSocket;
}

export class TableConnection implements TableLike {
  document = $state.raw<TableDocument | null>(null);
  offers = $state.raw<AnyOffers | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  version = $state(0);
  you = $state<number | null>(null);
  connection = $state<Connection>('connecting');
  language = $state('');
  /** Set when trying again is pointless: there is no such table, or this client is not let in. */
  refused = $state.raw<Refusal | null>(null);
  isMoving = $state(false);
  /** What to add to this browser's clock to get the server's, in milliseconds. */
  clockOffset = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #last = 0;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** When the ping was sent that nothing has been heard since; 0: none is waited for. */
  #pinged = 0;
  #closed = false;
  /** The version that `offers` belong to, and whether newer ones have been asked for. */
  #offered = -1;
  #isOffering = false;
  /** The language of the document and of the newest lines of the log. */
  #heardIn = '';
  readonly #wake = (): void => this.reconnect();
  readonly #sleep = (): void => this.#giveUp();

  constructor(
    readonly id: string,
    private readonly settings: TableSettings,
  ) {
    this.language = settings.language;
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.addEventListener?.('offline', this.#sleep);
    globalThis.addEventListener?.('pageshow', this.#wake);
    this.#connect();
  }

  // ----------------------------------------------------------------------------- what can be done

  async move(move: number): Promise<void> {
    await this.#act({ do: 'move', at: this.version, move });
  }

  async undo(): Promise<void> {
    await this.#act({ do: 'undo', at: this.version });
  }

  /** One thing at a time: the next one would be meant for a position that is no more. */
  async #act(message: Record<string, unknown>): Promise<void> {
    if (this.isMoving) throw new Refusal('busy', t('web-error-stale'));
    this.isMoving = true;
    try {
      await this.#ask(message);
    } finally {
      this.isMoving = false;
    }
  }

  async why(move: number): Promise<Reason[]> {
    if (this.you === null) return []; // no move is a spectator's
    const answer = await this.#ask({ do: 'why', move });
    return answer.is === 'answer' ? (answer.reasons ?? []) : [];
  }

  async preview(move: number): Promise<AnyPreview> {
    const answer = await this.#ask({ do: 'preview', move });
    return answer.is === 'answer' ? (answer.preview ?? NOTHING) : NOTHING;
  }

  async say(text: string): Promise<void> {
    await this.#ask({ do: 'chat', text });
  }

  async resign(): Promise<void> {
    await this.#act({ do: 'resign' });
  }

  /** A bot takes over this seat until `back`; without a name, the usual one. */
  async bot(name = ''): Promise<void> {
    await this.#act({ do: 'bot', bot: name });
  }

  async back(): Promise<void> {
    await this.#act({ do: 'back' });
  }

  /** A new state in another language follows; whatever is asked from now on is answered in it. */
  setLanguage(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.connection === 'open') this.#send({ do: 'language', language });
    else if (this.refused) this.#connect(); // to hear the reason again
  }

  /** Fetches log lines before the first that is here; false when there are none. */
  async earlierLog(): Promise<boolean> {
    const first = this.log[0];
    if (!first || first[0] === 0) return false;
    const answer = await this.#ask({ do: 'log', before: first[0] });
    const lines = answer.is === 'answer' ? (answer.log ?? []) : [];
    this.log = merged(lines, this.log);
    return lines.length > 0;
  }

  /** Try now instead of waiting. */
  reconnect(): void {
    if (this.connection === 'open' || this.#closed || this.refused) return;
    clearTimeout(this.#again);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.removeEventListener?.('offline', this.#sleep);
    globalThis.removeEventListener?.('pageshow', this.#wake);
    this.#fail('lost');
    this.#socket?.close();
  }

  // ----------------------------------------------------------------------------- the socket

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= OPEN) this.#drop(this.#socket);
    this.connection = this.document === null ? 'connecting' : 'lost';
    const socket = (this.settings.open ?? plainSocket)(address(this.id));
    this.#socket = socket;
    const pace = new FramePacing<ServerMessage>(
      (message) => {
        if (socket === this.#socket) this.#receive(message);
      },
      // What was done here is seen before what others do next.
      (then) => (this.isMoving ? afterPicture(then) : afterFrame(then)),
    );
    clearTimeout(this.#again);
    this.#again = setTimeout(() => socket.readyState !== OPEN && this.#giveUp(), OPEN_WITHIN);
    socket.addEventListener('open', () => this.#hello());
    socket.addEventListener('message', (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      pace.push(message, message.is !== 'update');
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #drop(socket: WebSocket): void {
    this.#socket = null;
    socket.close();
  }

  #hello(): void {
    const isKnown = this.document !== null && this.#heardIn === this.language;
    const since = isKnown ? this.version : null;
    clearTimeout(this.#again);
    this.#pinged = 0;
    const { token } = this.settings;
    this.#send({ do: 'hello', token, since, language: this.language, protocol: PROTOCOL });
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  /** A dead connection often looks alive; only an answer to a ping proves it. */
  #beat(): void {
    if (this.#pinged === 0) {
      this.#pinged = Date.now();
      this.#send({ do: 'ping' });
    } else if (Date.now() - this.#pinged >= ANSWER_WITHIN) this.#giveUp();
  }

  /** The connection is dead, or the network is gone: says so, and tries again. */
  #giveUp(): void {
    if (!this.#socket) return;
    this.#drop(this.#socket);
    this.#lost();
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#fail('lost');
    if (this.#closed || this.refused) return;
    this.connection = 'lost';
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #fail(code: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new Refusal(code, t(`web-error-${code}`)));
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState !== OPEN) return;
    noteMessage('sent', String(message['do']));
    this.#socket.send(JSON.stringify(message));
  }

  #ask(message: Record<string, unknown>): Promise<Answer> {
    if (this.connection !== 'open') {
      return Promise.reject(new Refusal('offline', t('web-error-offline')));
    }
    const id = `c${++this.#last}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ...message, id });
    });
  }

  #receive(message: ServerMessage): void {
    this.#pinged = 0;
    noteMessage('received', message.is);
    if (this.#isUnreadable(message)) return this.#refuse(new Refusal('outdated', t('web-new-release.text')));
    switch (message.is) {
      case 'state':
        this.document = settled(this.document, message.document);
        this.#offer(message.offers, message.version);
        this.you = message.you;
        this.version = message.version;
        this.clockOffset = message.now - Date.now();
        this.log = merged(this.log, message.log);
        this.chat = message.chat;
        this.#opened();
        if (this.#heardIn !== this.language) void this.#hearAgain(message.log[0]?.[0] ?? 0);
        this.#heardIn = this.language;
        break;
      case 'current':
        this.version = message.version;
        this.you = message.you;
        // Chat is no part of the version: lines may have come meanwhile.
        this.chat = message.chat ?? this.chat;
        this.#opened();
        void this.#askOffers();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'done':
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        break;
      case 'error':
        this.#error(message);
        break;
      case 'pong':
        break;
    }
  }

  /** Whether the server is of another release, whose messages or numbers mean something else. */
  #isUnreadable(message: ServerMessage): boolean {
    if (message.is !== 'state' && message.is !== 'current') return false;
    if (message.protocol !== PROTOCOL) return true;
    const { game } = (message.is === 'state' ? message.document : this.document)?.table ?? {};
    return game !== undefined && isOtherBook(game, message.book);
  }

  /** Trying again is pointless. */
  #refuse(refusal: Refusal): void {
    this.refused = refusal;
    this.connection = 'lost';
    this.#fail('lost');
    this.#socket?.close();
  }

  #update(message: Extract<ServerMessage, { is: 'update' }>): void {
    if (this.document === null) return;
    try {
      this.document = applyPatch(this.document, message.patch);
    } catch (error) {
      // What we hold is not what the server thinks we hold: start over.
      console.error(error);
      this.document = null;
      this.#connect();
      return;
    }
    this.version = message.version;
    if (message.patch.some(([path]) => !path[0] || IN_PLAY.has(path[0]))) void this.#askOffers();
    else if (this.#offered === message.version - 1) this.#offered = message.version;
    if (message.log?.length) this.log = merged(this.log, message.log);
  }

  #offer(offers: AnyOffers | null | undefined, version: number): void {
    this.offers = settled(this.offers, offers ?? null);
    this.#offered = version;
  }

  /** One question at a time: whatever comes meanwhile is asked about once, afterwards. */
  async #askOffers(): Promise<void> {
    if (this.#isOffering) return;
    this.#isOffering = true;
    try {
      while (this.#offered < this.version) {
        const answer = await this.#ask({ do: 'offers' });
        if (answer.is !== 'answer') break;
        this.#offer(answer.offers, answer.version ?? this.version);
      }
    } catch (error) {
      // Refused for asking too fast; what is lost with the connection comes with the next one.
      if (error instanceof Refusal && error.code === 'too-fast') setTimeout(() => void this.#askOffers(), OFFERS_AGAIN);
    } finally {
      this.#isOffering = false;
    }
  }

  /** The lines before those of a state, in the language that is spoken now. */
  async #hearAgain(before: number): Promise<void> {
    const first = this.log[0]?.[0] ?? before;
    if (first >= before) return;
    const answer = await this.#ask({ do: 'log', before, first }).catch(() => null);
    if (answer?.is === 'answer') this.log = replaced(this.log, answer.log ?? []);
  }

  #opened(): void {
    this.refused = null;
    this.#wait = FIRST_WAIT;
    this.connection = 'open';
  }

  #error(message: Extract<ServerMessage, { is: 'error' }>): void {
    const refusal = new Refusal(message.code, message.text, message.reasons);
    const waiting = message.id ? this.#waiting.get(message.id) : undefined;
    if (message.id && waiting) {
      this.#waiting.delete(message.id);
      waiting.reject(refusal);
    } else if (POINTLESS.has(message.code)) {
      this.refused = refusal;
      this.connection = 'lost';
    }
  }
}

/** A preview of no change. */
const NOTHING: AnyPreview = { players: [] };
const POINTLESS = new Set(['unknown-table', 'not-found', 'not-your-seat']);

function plainSocket(where: string): WebSocket {
  return new WebSocket(where);
}

function address(id: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${addressOf(`/api/tables/${encodeURIComponent(id)}/socket`)}`;
}

/** A log with some of its lines said again. */
export function replaced(log: LogLine[], again: LogLine[]): LogLine[] {
  const said = new Map(again.map((line) => [line[0], line]));
  return log.map((line) => said.get(line[0]) ?? line);
}

/** Two pieces of a log as one, by the number of the lines; the second is the newer one. */
export function merged(older: LogLine[], newer: LogLine[]): LogLine[] {
  const first = newer[0];
  if (!first) return older;
  return [...older.filter((line) => line[0] < first[0]), ...newer];
}
