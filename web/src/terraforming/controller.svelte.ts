/** The state of the screen: what is chosen, considered, opened; and what the table says, in short.
 *
 * Every part of the screen gets the controller. The table's truth stays in `table.document`; nothing here
 * outlives the question that it belongs to.
 */
import { untrack } from 'svelte';
import type { Book } from '../lib/net/book.svelte';
import type { Decision, Seat } from '../lib/net/protocol';
import { Picks } from '../table/picks.svelte';
import { isSameQuestion } from '../table/question';
import { choicesOf } from '../table/selection';
import type { TableLike } from '../lib/net/table_connection.svelte';
import { seatName } from '../table/seat_names';
import { t } from '../lib/i18n/text.svelte';
import { complain, toast } from '../lib/ui/toast.svelte';
import {
  NEUTRAL,
  mapOf,
  pagesOf,
  previewOf,
  viewOf,
  type Hex,
  type MapPage,
  type PlayerView,
  type Preview,
  type View,
} from './data';
import { previewRowsOf, type PreviewRows } from './decision/preview_rows';
import { turnEnd, type TurnEnd } from './decision/turn_end';
import { ownOffers } from './offers';
import { unprepareAll } from './prepare/prepared.svelte';
import { Linker } from './log/links';

export type Panel = 'players' | 'log' | 'chat' | 'goals' | 'act' | 'board';

/** Questions for one card that are answered with cards shown large, before everything else. */
const CARD_QUESTIONS = new Set([
  'ChooseCorporation',
  'BuyOrDiscard',
  'Pick',
  'DiscardToDraw',
  'AddTo',
  'TakeCube',
  'CopyProduction',
]);
const PAYMENT_QUESTIONS = new Set(['Pay', 'HeatForCards', 'HeatForFee']);

export type DecisionKind = 'turn' | 'place' | 'cards' | 'pay' | 'list';

export class Controller {
  readonly #table: () => TableLike;
  readonly #book: () => Book;

  /** The number of a hex: where the ghost stands, or what the menu is about. */
  hex = $state<string | null>(null);
  /** The move whose preview is shown. */
  considered = $state<number | null>(null);
  preview = $state.raw<{ move: number; version: number; preview: Preview } | null>(null);
  /** A hex that something else points to, such as a line of the log. */
  ringed = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The card that is shown large. */
  card = $state<string | null>(null);
  /** The card of the hand that is chosen. */
  selected = $state<string | null>(null);
  panel = $state<Panel | null>(null);
  /** Whose tableau is open. */
  player = $state<number | null>(null);
  /** The milestone or award that is explained, as the move that takes it. */
  goal = $state<number | null>(null);
  /** A move in the turn that is shown with what it costs, before it is made. */
  asked = $state<number | null>(null);
  isPassing = $state(false);
  /** A move that would bring nothing: the person is asked whether it is meant. */
  wasted = $state<number | null>(null);
  /** The committee is shown instead of the map. */
  isAtCommittee = $state(false);
  /** The question is put aside to look at the table. */
  isAside = $state(false);
  /** The hexes of the latest tiles. */
  last = $state.raw<ReadonlySet<string>>(new Set());
  /** What the person wanted to do on a hex: chosen again when the question for it comes. */
  #wished: string | null = null;
  /** What is chosen where several things are, other than cards. */
  readonly picks: Picks = new Picks({
    table: () => this.table,
    book: () => this.book,
    decision: () => this.decision,
    key: () => `${this.view?.generation}/${this.decision?.question}`,
    choices: () => (this.decision ? choicesOf(this.book, this.decision) : []),
  });

  constructor(table: () => TableLike, book: () => Book) {
    this.#table = table;
    this.#book = book;
    // Before anything is drawn: a menu for the hex of the old question would be made, laid out and thrown away.
    $effect.pre(() => this.#forget());
    $effect(() => this.#look());
    $effect(() => this.#follow());
    $effect(() => this.#watch());
    $effect(() => this.#passOn());
  }

  get table(): TableLike {
    return this.#table();
  }

  get book(): Book {
    return this.#book();
  }

  // ----------------------------------------------------------------------------- what the table says

  readonly view: View | null = $derived.by(() => viewOf(this.table.document));
  readonly decision: Decision | null = $derived.by(() => this.table.document?.decision ?? null);
  readonly seats: Seat[] = $derived.by(() => this.table.document?.table.seats ?? []);
  readonly seat: number | null = $derived.by(() => this.table.you);
  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view?.players[this.seat] ?? null),
  );
  // Its name alone, so that the map and all that hangs on it stay the same through a game.
  readonly #board: string = $derived.by(() => String(this.table.document?.table.options.board ?? ''));
  readonly map: MapPage = $derived.by(() => mapOf(this.book, this.#board));
  readonly linker: Linker = $derived.by(() => new Linker(pagesOf(this.book).cards, this.map));
  readonly isOver: boolean = $derived.by(() => this.table.document?.table.status === 'over');
  readonly isResearch: boolean = $derived.by(() => this.view?.players.some((one) => one.before > 0) ?? false);

  /** Since when the same seats are awaited, in milliseconds; null if that was before one came. */
  since = $state<number | null>(null);

  /** Who passed is out until the next research; the engine forgets it only then. */
  hasPassed(seat: number | null): boolean {
    return seat !== null && !this.isResearch && (this.view?.players[seat]?.passed ?? false);
  }

  readonly kind: DecisionKind | null = $derived.by(() => {
    const { decision } = this;
    if (!decision) return null;
    if (decision.question === 'Turn') return 'turn';
    if (PAYMENT_QUESTIONS.has(decision.question)) return 'pay';
    if (CARD_QUESTIONS.has(decision.question) || this.#asksForCards(decision)) return 'cards';
    return this.spaces.size > 0 ? 'place' : 'list';
  });

  /** Several cards are asked for; perhaps there is none that can be chosen. */
  #asksForCards(decision: Decision): boolean {
    const isCard = (move: number): boolean => this.book.moveParts(move)[0] === 'card';
    return decision.selection !== undefined && choicesOf(this.book, decision).every(isCard);
  }

  /** The hexes that answer the question, with their moves. */
  readonly spaces: Map<string, number> = $derived.by(() => this.book.family(this.decision, 'space'));
  readonly legal: ReadonlySet<string> = $derived.by(() => new Set(this.spaces.keys()));
  readonly previewRows: PreviewRows | null = $derived.by(() => {
    const { preview, view, seat } = this;
    if (!preview || preview.move !== this.considered || !view || seat === null) return null;
    return previewRowsOf(preview.preview, view, seat, this.map.parameters);
  });

  /** Nobody else plays. */
  readonly isAlone: boolean = $derived.by(() => this.view?.players.length === 1);
  readonly end: TurnEnd = $derived.by(() => turnEnd(this.book, this.decision, this.isAlone));
  /** What is asked, for a heading. */
  readonly title: string = $derived.by(() => {
    const { decision } = this;
    if (decision?.question !== 'Turn') return decision?.text ?? '';
    if (decision.moves.length === 1 && !this.end.isSpent) return decision.text; // the first action of a corporation
    const taken = Number(decision.taken ?? 0);
    if (this.end.isSpent && taken < 2) return t('web-tm-spent');
    return this.isAlone && taken < 2 ? t('web-tm-turn-alone') : t('web-tm-turn', { taken });
  });

  name(seat: number): string {
    return seat === NEUTRAL ? t('web-tm-neutral') : seatName(this.table.document, seat);
  }

  hexOf(number: string | null): Hex | null {
    return this.map.hexes.find((hex) => hex.number === number) ?? null;
  }

  /** A move in words; hexes are called as on the map. */
  label(move: number): string {
    const [family, subject] = this.book.moveParts(move);
    const hex = family === 'space' ? this.hexOf(subject) : null;
    if (!hex) return this.book.label(move, this.decision);
    return hex.name ? `${hex.code} ${hex.name}` : hex.code;
  }

  isLegalMove(move: number): boolean {
    return this.decision?.moves.includes(move) ?? false;
  }

  // ----------------------------------------------------------------------------- what the person does

  /** Shows the preview of a move; null shows that of the chosen hex again, if there is one. */
  consider(move: number | null): void {
    this.considered = move ?? (this.kind === 'place' && this.hex ? (this.spaces.get(this.hex) ?? null) : null);
  }

  /** A press on a move's button. No single press spends money: it shows what that would cost and bring, and asks.
   *
   * A finger cannot hover, so its first tap only shows the preview.
   */
  async press(move: number, event?: Event): Promise<void> {
    if (this.kind === 'turn' && this.#shows(move)) return;
    if (isByFinger(event)) {
      if (this.considered !== move) {
        this.considered = move;
        return;
      }
    } else if (this.kind === 'turn' && (await this.#costsMoney(move))) {
      this.asked = move;
      return;
    }
    await this.play(move);
  }

  /** Opens what explains a move and makes it, if there is such a thing. */
  #shows(move: number): boolean {
    const [family, subject] = this.book.moveParts(move);
    if (family === 'milestone' || family === 'award') this.goal = move;
    else if (family === 'play') this.card = subject;
    else if (family === 'project' && subject !== 'sell_patents') this.asked = move;
    else return false;
    return true;
  }

  /** Asks the server where it is not known yet. Where the means can be chosen, the payment is asked for anyway. */
  async #costsMoney(move: number): Promise<boolean> {
    const { seat, table } = this;
    if (seat === null || this.book.moveParts(move)[0] === 'convert') return false;
    const isKnown = this.preview?.move === move && this.preview.version === table.version;
    const preview = isKnown ? this.preview?.preview : await table.preview(move).then(previewOf, () => undefined);
    return (preview?.players[seat]?.stock?.megacredits ?? 0) < 0;
  }

  #isWeighing = false;

  async play(move: number, isMeant = false): Promise<void> {
    if (this.#isWeighing || this.table.isMoving) return;
    this.#isWeighing = true;
    try {
      if (!isMeant && this.#bringsNothing(move)) {
        this.wasted = move;
        return;
      }
      this.wasted = null;
      letGo();
      await this.table.move(move);
    } catch (error) {
      complain(error);
    } finally {
      this.#isWeighing = false;
    }
  }

  #bringsNothing(move: number): boolean {
    return this.kind === 'turn' && (ownOffers(this.table)?.vain.includes(this.book.moveName(move)) ?? false);
  }

  #passesNext = $state(false);

  /** Passes; where the rules want the turn to be ended before, that comes first. */
  async pass(): Promise<void> {
    this.isPassing = false;
    if (!this.end.endsFirst) return this.play(this.book.moveNumber('pass'));
    this.#passesNext = true;
    try {
      letGo();
      await this.table.move(this.book.moveNumber('end'));
    } catch (error) {
      this.#passesNext = false;
      complain(error);
    }
  }

  /** The turn has been ended in order to pass. If passing is not offered, the person is simply asked. */
  #passOn(): void {
    const { decision } = this;
    if (!this.#passesNext || this.table.isMoving || !decision || this.end.endsFirst) return;
    this.#passesNext = false;
    const pass = this.book.moveNumber('pass');
    if (this.isLegalMove(pass)) untrack(() => void this.play(pass));
  }

  async undo(): Promise<void> {
    if (this.table.isMoving) return;
    unprepareAll(this.table); // who goes back wants to think again
    const undo = this.table.document?.undo;
    if (!undo) return;
    if (!undo.can) {
      toast(undo.why ?? (() => t('web-tm-why-unknown')), { tone: 'bad' });
      return;
    }
    try {
      await this.table.undo();
    } catch (error) {
      complain(error);
    }
  }

  /** A hex was tapped or chosen by keyboard. */
  choose(number: string): Promise<void> | void {
    if (this.kind !== 'place') {
      this.hex = this.hex === number ? null : number;
      return;
    }
    const move = this.spaces.get(number);
    if (move === undefined) return this.sayWhy(this.book.moveNumber(`space ${number}`));
    if (this.hex === number && this.considered === move) return this.play(move);
    this.hex = number;
    this.considered = move;
  }

  /** From the hex: begins a move that will ask for a place, and means this one. */
  async startAt(number: string, move: number): Promise<void> {
    this.#wished = number;
    this.hex = null;
    await this.play(move);
  }

  leave(): void {
    if (this.panel || this.player !== null) {
      this.panel = null;
      this.player = null;
    } else if (this.hex) this.leaveHex();
    else if (this.considered !== null) this.considered = null;
    else if (this.isAtCommittee) this.isAtCommittee = false;
    else this.selected = null;
  }

  /** Cards to choose from lie over the table. */
  get isCovered(): boolean {
    return this.kind === 'cards' && !this.isAside;
  }

  /** To the committee, or to the map; a question that covers them is put aside. */
  look(isAtCommittee: boolean): void {
    this.isAtCommittee = isAtCommittee;
    if (this.kind === 'cards') this.isAside = true;
  }

  leaveHex(): void {
    this.hex = null;
    this.considered = null;
  }

  async sayWhy(move: number): Promise<void> {
    if (this.seat === null) return;
    try {
      const reasons = await this.table.why(move);
      const [, subject] = this.book.moveParts(move);
      const hex = this.hexOf(subject);
      let text = reasons.map((reason) => reason.text).join(' ');
      // On the map hexes are called by row and place.
      if (hex) text = text.replace(new RegExp(`(?<!\\d)${subject}(?!\\d)`), hex.code);
      toast(text || (() => t('web-tm-why-unknown')), { tone: 'bad', stay: 5000 });
    } catch (error) {
      complain(error);
    }
  }

  // ----------------------------------------------------------------------------- what follows by itself

  #forgotFor: Decision | null = null;

  /** A new question makes the choices for the old one void; the same in other words does not. */
  #forget(): void {
    const { decision } = this;
    if (decision && isSameQuestion(decision, this.#forgotFor)) return;
    this.#forgotFor = decision;
    untrack(() => {
      this.hex = null;
      this.considered = null;
      this.preview = null;
      this.isPassing = false;
      this.wasted = null;
      this.goal = null;
      this.asked = null;
      this.isAside = false;
      this.#goWhereTheAnswerIs();
      const wished = this.#wished;
      if (this.kind === 'pay') return; // the place is asked for after the payment
      this.#wished = null;
      if (wished && this.spaces.has(wished)) void this.choose(wished);
    });
  }

  #cameToAnswer = false;

  /** A question about a party is answered where the parties are, one about a place on the map. */
  #goWhereTheAnswerIs(): void {
    const asksForParty = this.view?.turmoil !== undefined && this.book.family(this.decision, 'party').size > 0;
    if (asksForParty && !this.isAtCommittee) this.#cameToAnswer = true;
    const hasAnswered = this.#cameToAnswer && !asksForParty;
    if (asksForParty) this.isAtCommittee = true;
    else if (hasAnswered || this.isOver || this.kind === 'place') this.isAtCommittee = false;
    if (hasAnswered) this.#cameToAnswer = false;
  }

  /** Fetches the preview of the considered move. */
  #look(): void {
    const move = this.considered;
    const { version } = this.table;
    if (move === null || untrack(() => this.preview?.move === move && this.preview.version === version)) return;
    if (!untrack(() => this.isLegalMove(move))) return;
    this.table.preview(move).then(
      (facts) => {
        if (this.considered === move) this.preview = { move, version, preview: previewOf(facts) };
      },
      () => undefined, // the preview is a help; a move can be made without it
    );
  }

  #awaited: string | null = null;

  /** Remembers when those who are to act began to think. */
  #watch(): void {
    const awaited = this.view?.to_act.join(' ') ?? null;
    if (awaited === this.#awaited) return;
    if (this.#awaited !== null) this.since = Date.now();
    this.#awaited = awaited;
  }

  #seen: View['tiles'] | null = null;

  /** Remembers which tiles came last. */
  #follow(): void {
    const tiles = this.view?.tiles;
    if (!tiles || tiles === this.#seen) return;
    const before = this.#seen;
    this.#seen = tiles;
    if (!before) return;
    const fresh = Object.keys(tiles).filter((number) => !(number in before));
    // A tile that was taken back is no last one any more.
    untrack(() => {
      const left = [...this.last].filter((number) => number in tiles);
      this.last = new Set(fresh.length > 0 ? fresh : left);
    });
  }
}

/** Not every browser says with a click what made it. */
function isByFinger(event: Event | undefined): boolean {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch';
  return event instanceof MouseEvent && event.detail > 0 && matchMedia('(hover: none)').matches;
}

/** What asks goes with the answer, and the focus in it. Let go of now, nothing has to be laid out for that. */
function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-question]:not(header)'))
    activeElement.blur();
}
