/** A seat at a table of Mars 2049: what may be done now, what is being chosen, and doing it.
 *
 * To build is two moves for the engine, to pay and to place, and one for a person: a structure is
 * picked, the preview says where it may stand, and only the confirmation sends both.
 */
import type { Book } from '../lib/net/book.svelte';
import { writeStored, readStored } from '../lib/storage/storage';
import type { Decision, Reason } from '../lib/net/protocol';
import { Picks } from '../table/picks.svelte';
import { isSameQuestion } from '../table/question';
import { choicesOf, isSingle } from '../table/selection';
import type { TableLike } from '../lib/net/table_connection.svelte';
import { complain } from '../lib/ui/toast.svelte';
import { seatName } from '../table/seat_names';
import { NO_OFFERS, type Offers } from './offers';
import { unitsOf } from './resources/units';
import { pagesOf, previewOf, viewOf, type Deck, type Pages, type Preview, type Price } from './data';

export interface Picked {
  kind: string;
  move: number;
  /** Where it may stand; null while the engine is asked, empty where there is nothing to choose. */
  points: string[] | null;
  preview: Preview | null;
}

export interface Roll {
  seat: number;
  face: string;
  /** What each seat got, or null. */
  gains: number[] | null;
  isRepeated: boolean;
  /** Changes with every roll. */
  key: string;
}

/** What to do when one may change produced cards into tokens in the turn of another. */
export type Habit = 'ask' | 'store' | 'keep';
const HABIT = '2049-store';

export class Controller {
  picked = $state.raw<Picked | null>(null);
  /** The intersection that is chosen but not confirmed. */
  point = $state<string | null>(null);
  /** Another answer that is chosen but not confirmed. */
  chosen = $state<number | null>(null);
  /** What the chosen answer would change. */
  outlook = $state.raw<Preview | null>(null);
  /** What could be built on an intersection that was tapped. */
  menu = $state.raw<{ point: string; kinds: string[] } | null>(null);
  why = $state.raw<{ move: number; reasons: Reason[] } | null>(null);
  roll = $state.raw<Roll | null>(null);
  habit = $state<Habit>(readStored<Habit>(HABIT) ?? 'ask');
  isBusy = $state(false);

  /** What is chosen where several things are. */
  readonly picks: Picks = new Picks({
    table: () => this.table,
    book: () => this.book,
    decision: () => this.decision,
    key: () => `${this.view?.round}/${this.view?.active}/${this.decision?.question}`,
    choices: () => (this.decision ? choicesOf(this.book, this.decision) : []),
  });

  readonly #book: () => Book;
  #previews = new Map<number, Promise<Preview>>();

  constructor(
    readonly table: TableLike,
    book: () => Book,
  ) {
    this.#book = book;
  }

  get book(): Book {
    return this.#book();
  }

  readonly pages: Pages = $derived.by(() => pagesOf(this.book));

  // ----------------------------------------------------------------------------- what there is

  readonly view = $derived.by(() => viewOf(this.table.document?.view));
  readonly decision: Decision | null = $derived.by(() => this.table.document?.decision ?? null);
  readonly isTurn = $derived.by(() => this.decision?.question === 'Turn');
  /** Nothing is left but to end the turn. */
  readonly isSpent = $derived.by(
    () => this.isTurn && this.decision?.moves.length === 1 && this.legal('pass') !== undefined,
  );
  readonly options = $derived.by(() => this.table.document?.table.options ?? {});
  readonly isOver = $derived.by(() => this.table.document?.table.status === 'over' || this.view?.over === true);
  readonly prices: Record<string, Price> = $derived.by(
    () => this.pages.prices[String(this.options.prices ?? 'printed')] ?? {},
  );
  readonly offers: Offers = $derived.by(() => (this.table.offers as Offers | null) ?? NO_OFFERS);
  readonly seats = $derived.by(() => this.view?.players.length ?? 0);
  /** The meridian that points down: that of the player's start. */
  readonly turn = $derived.by(() => this.pages.board.starts[String(this.seats)]?.[this.table.you ?? 0] ?? 0);
  readonly units: Price = $derived.by(() => {
    const own = this.view?.own;
    const you = this.table.you;
    if (!own || you === null) return [0, 0, 0];
    return unitsOf(own.cards, this.view?.players[you]?.tokens ?? [], this.pages.tokens);
  });

  /** Several things are asked for, and confirmed together. */
  readonly asksSeveral = $derived.by(() => {
    const selection = this.decision?.selection;
    return selection !== undefined && !isSingle(selection);
  });
  /** The intersections that answer the question, with their moves; also those that are picked already. */
  readonly pointMoves = $derived.by(() => {
    const found = new Map<string, number>();
    for (const move of this.decision ? choicesOf(this.book, this.decision) : []) {
      const [family, subject] = this.book.moveParts(move);
      if (family === 'point') found.set(subject, move);
    }
    return found;
  });
  /** Of several intersections, those that are chosen. */
  readonly pickedPoints: ReadonlySet<string> = $derived.by(() => {
    const { chosen } = this.picks;
    return new Set(
      [...this.pointMoves].filter(([, move]) => this.asksSeveral && chosen.includes(move)).map(([point]) => point),
    );
  });
  readonly builds = $derived.by(() =>
    this.isTurn ? this.book.family(this.decision, 'build') : new Map<string, number>(),
  );
  readonly legalPoints = $derived.by(
    () => new Set(this.pointMoves.size > 0 ? this.pointMoves.keys() : (this.picked?.points ?? [])),
  );
  /** What would come to stand on the chosen point. */
  readonly ghostKind: string | null = $derived.by(() => {
    if (this.picked) return this.picked.kind;
    const kind: unknown = this.decision?.details?.kind;
    return this.decision?.question === 'Place' && typeof kind === 'string' ? kind : null;
  });
  /** A price was paid for what is being placed, so there is a way back. */
  readonly canCancelPlacing = $derived.by(
    () =>
      (this.decision?.question === 'Place' || this.decision?.question === 'LayRoad') &&
      this.decision.mission === undefined &&
      this.table.document?.undo?.can === true,
  );

  name(seat: number): string {
    return seatName(this.table.document, seat);
  }

  partner(seat: number): number {
    return this.offers.colonies[seat]?.partner ?? -1;
  }

  structureName(kind: string): string {
    return this.pages.structures.find((one) => one.id === kind)?.name ?? kind;
  }

  structureIcon(kind: string): string {
    return this.pages.structures.find((one) => one.id === kind)?.icon ?? 'special';
  }

  legal(name: string): number | undefined {
    const move = this.book.moveNumber(name);
    return this.decision?.moves.includes(move) ? move : undefined;
  }

  // ----------------------------------------------------------------------------- choosing

  /** Puts a structure into the hand, as it were; picked again, it is put back. */
  async pick(kind: string, point: string | null = null): Promise<void> {
    const move = this.builds.get(kind);
    if (move === undefined) return this.explain(`build ${kind}`);
    if (this.picked?.kind === kind && point === null) return this.leave();
    this.leave();
    this.picked = { kind, move, points: null, preview: null };
    const preview = await this.preview(move);
    if (!preview || this.picked?.move !== move) return;
    const points = this.pointsOf(preview);
    this.picked = { kind, move, points, preview };
    if (point !== null && points.includes(point)) this.point = point;
    else if (points.length === 1) this.point = points[0] ?? null;
  }

  /** The places that the question after a move would offer, or the only one, taken at once. */
  pointsOf(preview: Preview): string[] {
    if (!preview.moves) return Object.keys(preview.board ?? {});
    return preview.moves
      .map((move) => this.book.moveParts(move))
      .filter(([family]) => family === 'point')
      .map(([, subject]) => subject);
  }

  /** An intersection was tapped. Tapped again, it is confirmed; where several are chosen, it is put back. */
  async touch(point: string): Promise<void> {
    this.menu = null;
    const several = this.asksSeveral ? this.pointMoves.get(point) : undefined;
    if (several !== undefined) {
      this.picks.toggle(several);
    } else if (this.legalPoints.has(point)) {
      if (this.point === point) return this.confirm();
      this.point = point;
      const move = this.pointMoves.get(point);
      if (move !== undefined) await this.look(move);
    } else if (this.pointMoves.size > 0) {
      await this.explain(`point ${point}`);
    } else if (this.picked) {
      this.point = null;
    } else if (this.isTurn && !this.view?.board[point]) {
      await this.offer(point);
    }
  }

  /** What could be built on a free intersection. */
  async offer(point: string): Promise<void> {
    const kinds: string[] = [];
    for (const [kind, move] of this.builds) {
      const preview = await this.preview(move);
      if (preview && this.pointsOf(preview).includes(point)) kinds.push(kind);
    }
    if (this.isTurn) this.menu = { point, kinds };
  }

  /** A mission comes unseen and cannot be given back, so it is confirmed. */
  async buy(deck: Deck): Promise<void> {
    const move = this.legal(`buy ${deck}`);
    if (move === undefined) return this.explain(`buy ${deck}`);
    const isAgain = this.chosen === move;
    this.leave();
    if (!isAgain) await this.choose(move);
  }

  /** Chooses an answer that wants a confirmation. */
  async choose(move: number): Promise<void> {
    if (this.chosen === move) return;
    this.chosen = move;
    await this.look(move);
  }

  async look(move: number): Promise<void> {
    this.outlook = null;
    const preview = await this.preview(move);
    const current = this.chosen ?? (this.point ? this.pointMoves.get(this.point) : undefined);
    if (current === move) this.outlook = preview;
  }

  leave(): void {
    this.picked = null;
    this.point = null;
    this.chosen = null;
    this.outlook = null;
    this.menu = null;
  }

  /** One step back: out of the choice, or out of a placement that was paid. */
  back(): void {
    const isChoosing = this.picked || this.point || this.chosen !== null || this.menu;
    if (isChoosing) this.leave();
    else if (this.asksSeveral && this.picks.isChanged) this.picks.forget();
    else if (this.canCancelPlacing) void this.undo();
  }

  #settledFor: Decision | null = null;

  /** The question changed: what no longer answers it is put aside. The same in other words is no change. */
  settle(): void {
    if (this.decision && isSameQuestion(this.decision, this.#settledFor)) return;
    this.#settledFor = this.decision;
    this.#previews.clear();
    this.menu = null;
    this.outlook = null;
    if (this.isBusy) return;
    if (this.picked && this.builds.get(this.picked.kind) !== this.picked.move) this.picked = null;
    if (this.point && !this.legalPoints.has(this.point)) this.point = null;
    if (this.chosen !== null && !this.decision?.moves.includes(this.chosen)) this.chosen = null;
  }

  // ----------------------------------------------------------------------------- doing

  get canConfirm(): boolean {
    if (this.asksSeveral) return this.picks.isComplete;
    if (this.chosen !== null) return true;
    if (this.pointMoves.size > 0) return this.point !== null;
    if (!this.picked) return false;
    return this.picked.points?.length === 0 || this.point !== null;
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm || this.isBusy) return;
    if (this.asksSeveral) return this.attempt(() => this.picks.confirm());
    if (this.chosen !== null) return this.send(this.chosen);
    if (this.pointMoves.size > 0) return this.send(this.pointMoves.get(this.point as string) as number);
    const { move } = this.picked as Picked;
    const { point } = this;
    await this.attempt(async () => {
      await this.table.move(move);
      // With a single place the engine does not ask.
      const next = point === null ? undefined : this.pointMoves.get(point);
      if (next !== undefined) await this.table.move(next);
    });
  }

  /** Makes a move; what goes wrong is said. */
  async send(move: number): Promise<void> {
    if (this.table.isMoving) return;
    await this.attempt(() => this.table.move(move));
  }

  async undo(): Promise<void> {
    await this.attempt(async () => {
      await this.table.undo();
      // A placement that was paid in the same breath is taken back in the same breath.
      if (this.canCancelPlacing) await this.table.undo();
    });
  }

  /** Changes as many cards into tokens as possible, large ones first. */
  async storeAll(): Promise<void> {
    await this.attempt(async () => {
      for (let move = this.nextStore(); move !== undefined; move = this.nextStore()) {
        await this.table.move(move);
      }
    });
  }

  nextStore(): number | undefined {
    const [small, large] = this.pages.tokens;
    const stores = [...this.book.family(this.decision, 'store')];
    const of = (value: number): number | undefined => stores.find(([subject]) => subject.endsWith(` ${value}`))?.[1];
    return of(large) ?? of(small);
  }

  setHabit(habit: Habit): void {
    this.habit = habit;
    writeStored(HABIT, habit);
  }

  /** Answers for its player what the habit says. */
  async followHabit(): Promise<void> {
    if (this.decision?.question !== 'StoreProduced' || this.habit === 'ask' || this.isBusy) return;
    if (this.habit === 'store') await this.storeAll();
    const done = this.legal('done');
    if (this.decision?.question === 'StoreProduced' && done !== undefined) await this.send(done);
  }

  async attempt(what: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await what();
    } catch (error) {
      complain(error);
    } finally {
      this.isBusy = false;
      this.leave();
    }
  }

  // ----------------------------------------------------------------------------- asking

  async preview(move: number): Promise<Preview | null> {
    let found = this.#previews.get(move);
    if (!found) {
      found = this.table.preview(move).then(previewOf);
      this.#previews.set(move, found);
    }
    try {
      return await found;
    } catch {
      this.#previews.delete(move);
      return null; // a choice without its preview is still a choice
    }
  }

  /** Says why a move is not possible. */
  async explain(name: string): Promise<void> {
    const move = this.book.moveNumber(name);
    if (move >= 0) await this.#ask(move);
  }

  /** In another language now. */
  async explainAgain(): Promise<void> {
    if (this.why) await this.#ask(this.why.move);
  }

  async #ask(move: number): Promise<void> {
    try {
      const reasons = await this.table.why(move);
      if (reasons.length > 0) this.why = { move, reasons };
    } catch (error) {
      complain(error);
    }
  }

  // ----------------------------------------------------------------------------- the die

  /** Keeps the last roll with what it brought, from the first view after it. */
  watchDie(): void {
    const { view } = this;
    const player = view?.players[view.active];
    if (!view || !player?.last_roll) return;
    const key = `${view.active}-${player.turns}`;
    const gains = this.#gains(player.last_roll);
    const { roll, offers } = this;
    if (roll?.key !== key) {
      // Those who just came see a table with its offers; later they follow the table a moment after.
      this.#rolledWith = roll ? offers : null;
      this.roll = { seat: view.active, face: player.last_roll, gains, isRepeated: view.repeats, key };
    } else if (this.#rolledWith && this.#rolledWith !== offers) {
      this.#rolledWith = null;
      this.roll = { ...roll, gains };
    }
  }

  /** The offers that were here at the last roll, until those after it have come. */
  #rolledWith: Offers | null = null;

  /** What each seat gets by a face of the die; null where it brings nothing to all. */
  #gains(face: string): number[] | null {
    const what = this.pages.resources.findIndex((one) => one.id === face);
    return what < 0 ? null : this.offers.colonies.map((colony) => colony.income[what] ?? 0);
  }
}
