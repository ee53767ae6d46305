/** A finished game as a table that one can only look at: what the games' screens need, without a socket. */
import type {
  AnyOffers,
  AnyPreview,
  AnyView,
  ChatLine,
  LogLine,
  Reason,
  TableDocument,
  TableInfo,
} from '../../lib/net/protocol';
import { Refusal, type Connection, type TableLike } from '../../lib/net/table_connection.svelte';
import { t } from '../../lib/i18n/text.svelte';
import { offersOf, ticksOf, turnsOf, viewsOf, type ReplayData, type ResultLine, type Told } from './replay_data';

export class ReplayTable implements TableLike {
  readonly id: string;
  readonly chat: ChatLine[] = [];
  readonly connection: Connection = 'open';
  readonly isMoving = false;
  readonly clockOffset = 0;

  readonly language = ''; // nothing is asked of the server

  #position = $state(0);
  /** Whether the last change of place was more than the next move. */
  isJump = true;
  #data = $state.raw<ReplayData>() as ReplayData;

  constructor(
    readonly info: TableInfo,
    private readonly result: ResultLine[],
    data: ReplayData,
  ) {
    this.id = info.id;
    this.#data = data;
    this.position = data.steps.length;
  }

  /** How many moves have been made. */
  get position(): number {
    return this.#position;
  }

  set position(move: number) {
    this.isJump = move !== this.#position + 1;
    this.#position = move;
  }

  /** The same game from another seat's eyes or in another language, at the same move. */
  seeAs(data: ReplayData): void {
    this.#data = data;
  }

  readonly steps = $derived.by(() => this.#data.steps);
  readonly length = $derived.by(() => this.steps.length);
  readonly views: AnyView[] = $derived.by(() => viewsOf(this.#data));
  readonly view: AnyView = $derived.by(() => this.views[this.position] as AnyView);
  readonly #offers: AnyOffers[] = $derived.by(() => offersOf(this.#data));
  readonly offers: AnyOffers = $derived.by(() => this.#offers[this.position] as AnyOffers);
  readonly ticks = $derived.by(() => ticksOf(this.views));
  readonly turns = $derived.by(() => turnsOf(this.steps, this.ticks));
  readonly isAtEnd = $derived.by(() => this.position === this.length);
  readonly following: number | null = $derived.by(() => this.steps[this.position]?.[0] ?? null);

  get you(): number | null {
    return this.#data.seat;
  }

  get version(): number {
    return this.position;
  }

  readonly #seats = $derived.by(() =>
    this.info.seats.map((seat, number) => ({
      ...seat,
      online: true, // whoever is away now was there then
      resigned: this.result.find((line) => line.seat === number)?.resigned ?? false,
    })),
  );

  readonly document: TableDocument = $derived.by(() => ({
    table: { ...this.info, seats: this.#seats, status: this.isAtEnd ? ('over' as const) : ('running' as const) },
    view: this.view,
    decision: null,
    undo: null,
    clock: null,
    result: this.isAtEnd ? this.result : null,
  }));

  /** All that was told, and how much of it after each move. */
  readonly #lines = $derived.by(() => {
    const lines: LogLine[] = [];
    const add = (told: Told[]): void => {
      for (const [seat, text, kind] of told) lines.push([lines.length + 1, seat, text, kind]);
    };
    add(this.#data.log);
    const until = [lines.length];
    for (const [, , , told] of this.steps) {
      add(told);
      until.push(lines.length);
    }
    return { lines, until };
  });
  readonly log: LogLine[] = $derived.by(() => this.#lines.lines.slice(0, this.#lines.until[this.position]));

  /** What the last move was about. */
  readonly news: LogLine[] = $derived.by(() => {
    const { lines, until } = this.#lines;
    const from = this.position > 0 ? until[this.position - 1] : 0;
    return lines.slice(from, until[this.position]);
  });

  // ----------------------------------------------------------------------------- nothing can be done

  move = (): Promise<void> => refuse();
  undo = (): Promise<void> => refuse();
  preview = (): Promise<AnyPreview> => refuse();
  say = (): Promise<void> => refuse();
  resign = (): Promise<void> => refuse();
  bot = (): Promise<void> => refuse();
  back = (): Promise<void> => refuse();
  why = (): Promise<Reason[]> => Promise.resolve([]);
  setLanguage = (): void => undefined; // the replay is fetched in another language as a whole
  earlierLog = (): Promise<boolean> => Promise.resolve(false);
}

function refuse<T>(): Promise<T> {
  return Promise.reject(new Refusal('not-running', t('web-after-only-looking')));
}
