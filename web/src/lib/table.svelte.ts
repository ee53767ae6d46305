/** A table as this client sees it: the socket, and the document that the server keeps up to date.
 *
 * Nothing is sent twice: what was under way when the connection broke is refused with `lost`, and
 * the state that follows shows whether it happened.
 */
import { Pace, afterFrame, afterPicture } from './pace';
import { applyPatch, settled } from './patch';
import type {
  ChatLine,
  Facts,
  LogLine,
  Reason,
  ServerMessage,
  TableDocument,
} from './protocol';
import { t } from './text.svelte';

export type Connection = 'connecting' | 'open' | 'lost';

/** Why something was not done. `code` is the server's, or `offline` or `lost`. */
export class Refusal extends Error {
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
  readonly log: LogLine[];
  readonly chat: ChatLine[];
  readonly version: number;
  readonly you: number | null;
  readonly connection: Connection;
  /** In which the server speaks of this table: what was asked before it changed is to be asked again. */
  readonly language: string;
  /** A move is under way: the server has not answered yet. */
  readonly isMoving: boolean;
  /** What to add to the own clock to get the server's, in milliseconds. */
  readonly clockOffset: number;
  move(move: number): Promise<void>;
  undo(): Promise<void>;
  why(move: number): Promise<Reason[]>;
  preview(move: number): Promise<Facts>;
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
const PING_EVERY = 25_000;
const SILENCE = 60_000;

export interface TableSettings {
  /** The seat's or the host's token; without one, a spectator. */
  token: string | null;
  language: string;
  /** Only for tests. */
  open?: (address: string) => WebSocket;
}

export class Table implements TableLike {
  document = $state.raw<TableDocument | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  version = $state(0);
  you = $state<number | null>(null);
  connection = $state<Connection>('connecting');
  language = $state('');
  /** Set when trying again is pointless: there is no such table, or this client is not let in. */
  refused = $state.raw<Refusal | null>(null);
  isMoving = $state(false);
  /** What to add to the own clock to get the server's, in milliseconds. */
  clockOffset = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #last = 0;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  /** The language of the document and of the newest lines of the log. */
  #heardIn = '';
  readonly #wake = (): void => this.reconnect();

  constructor(
    readonly id: string,
    private readonly settings: TableSettings,
  ) {
    this.language = settings.language;
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.addEventListener?.('pageshow', this.#wake);
    this.#connect();
  }

  // ----------------------------------------------------------------------------- what can be done

  async move(move: number): Promise<void> {
    this.isMoving = true;
    try {
      await this.#ask({ do: 'move', at: this.version, move });
    } finally {
      this.isMoving = false;
    }
  }

  async undo(): Promise<void> {
    await this.#ask({ do: 'undo', at: this.version });
  }

  async why(move: number): Promise<Reason[]> {
    const answer = await this.#ask({ do: 'why', move });
    return answer.is === 'answer' ? (answer.reasons ?? []) : [];
  }

  async preview(move: number): Promise<Facts> {
    const answer = await this.#ask({ do: 'preview', move });
    return answer.is === 'answer' ? (answer.preview ?? {}) : {};
  }

  async say(text: string): Promise<void> {
    await this.#ask({ do: 'chat', text });
  }

  async resign(): Promise<void> {
    await this.#ask({ do: 'resign' });
  }

  /** A bot takes the own seat over until `back`; without a name, the usual one. */
  async bot(name = ''): Promise<void> {
    await this.#ask({ do: 'bot', bot: name });
  }

  async back(): Promise<void> {
    await this.#ask({ do: 'back' });
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
    const pace = new Pace<ServerMessage>(
      (message) => {
        if (socket === this.#socket) this.#receive(message);
      },
      // What was done here is seen before what others do next.
      (then) => (this.isMoving ? afterPicture(then) : afterFrame(then)),
    );
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
    this.#heard = Date.now();
    this.#send({ do: 'hello', token: this.settings.token, since, language: this.language });
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  /** A dead connection often looks alive; only an answer to a ping proves it. */
  #beat(): void {
    if (Date.now() - this.#heard > SILENCE && this.#socket) {
      this.#drop(this.#socket);
      this.#lost();
    } else this.#send({ do: 'ping' });
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
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
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
    this.#heard = Date.now();
    switch (message.is) {
      case 'state':
        this.document = settled(this.document, message.document);
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

  #update(message: Extract<ServerMessage, { is: 'update' }>): void {
    if (this.document === null) return;
    try {
      this.document = applyPatch(this.document, message.patch);
    } catch (error) {
      // What we hold is not what the server thinks we hold: begin anew.
      console.error(error);
      this.document = null;
      this.#connect();
      return;
    }
    this.version = message.version;
    if (message.log?.length) this.log = merged(this.log, message.log);
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

const POINTLESS = new Set(['unknown-table', 'not-found', 'not-your-seat']);

function plainSocket(where: string): WebSocket {
  return new WebSocket(where);
}

function address(id: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** A log with some of its lines said anew. */
export function replaced(log: LogLine[], anew: LogLine[]): LogLine[] {
  const said = new Map(anew.map((line) => [line[0], line]));
  return log.map((line) => said.get(line[0]) ?? line);
}

/** Two pieces of a log as one, by the number of the lines; the second is the newer one. */
export function merged(older: LogLine[], newer: LogLine[]): LogLine[] {
  const first = newer[0];
  if (!first) return older;
  return [...older.filter((line) => line[0] < first[0]), ...newer];
}
