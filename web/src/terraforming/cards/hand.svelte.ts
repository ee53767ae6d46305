/** The own hand: in which order, which cards, and how each of them stands. */
import type { Book } from '../../lib/book.svelte';
import { keep, kept } from '../../lib/keep';
import type { Reason } from '../../lib/protocol';
import type { TableLike } from '../../lib/table.svelte';
import { hasText, t } from '../../lib/text.svelte';
import { cardOf, pagesOf, viewOf, type CardData } from './card_data';
import type { CardState } from './card_state';
import { NO_FILTER, SORTS, filtered, movedBefore, ordered, type Filter, type Sort } from './order';
import { Reasons } from './reasons.svelte';
import { standingFor, type Standing } from './standing';

const SORT_KEY = 'hand.sort';
const FRESH = 2000;

/** Reasons that concern the moment, not the card. */
const OF_THE_MOMENT = new Set(['not-your-turn', 'passed', 'another-question', 'choose-an-action', 'game-over']);

export class Hand {
  readonly #table: () => TableLike;
  readonly #book: () => Book;
  readonly reasons: Reasons;

  sort = $state<Sort>(keptSort());
  filter = $state.raw<Filter>(NO_FILTER);
  #manual = $state.raw<string[]>([]);
  #fresh = $state.raw<ReadonlySet<string>>(new Set());
  #before: string[] | null = null;

  constructor(table: () => TableLike, book: () => Book) {
    this.#table = table;
    this.#book = book;
    this.reasons = new Reasons(table);
    this.#manual = kept<string[]>(this.#key) ?? [];
    $effect(() => this.#askWhy());
    $effect(() => this.#greet());
  }

  get #key(): string {
    return `hand.${this.#table().id}`;
  }

  readonly card = (id: string): CardData => cardOf(this.#book(), id);

  readonly view = $derived.by(() => viewOf(this.#table().document?.view));
  readonly cards: string[] = $derived.by(() => this.view?.own?.hand ?? []);
  readonly decision = $derived.by(() => this.#table().document?.decision ?? null);
  readonly isTurn: boolean = $derived.by(() => this.decision?.question === 'Turn');
  /** What may be played now: cards with their moves. */
  readonly plays: Map<string, number> = $derived.by(() => this.#book().family(this.decision, 'play'));

  readonly standings: Map<string, Standing> = $derived.by(() => {
    const { view } = this;
    const found = new Map<string, Standing>();
    if (!view || view.seat === null || (view.players[view.seat]?.tableau.length ?? 0) === 0) return found;
    for (const id of this.cards) {
      const standing = standingFor(id, view, view.seat, this.card);
      if (standing) found.set(id, standing);
    }
    return found;
  });

  /** What may be played, or could be if it were one's turn. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    if (this.isTurn) return new Set(this.plays.keys());
    return new Set(this.cards.filter((id) => this.standings.get(id)?.isOpen && !this.#obstacle(id)));
  });

  readonly all: string[] = $derived.by(() => {
    const tags = Object.keys(pagesOf(this.#book()).tags);
    return ordered(this.cards, this.sort, this.card, this.open, this.#manual, tags);
  });
  readonly shown: string[] = $derived.by(() => filtered(this.all, this.filter, this.card, this.open));

  state(id: string, selected: string | null): CardState {
    const standing = this.standings.get(id);
    const isOpen = this.open.has(id);
    return {
      look: isOpen ? (this.isTurn ? 'ready' : 'plain') : standing ? 'blocked' : 'plain',
      standing,
      blocker: this.#blocker(id, standing, isOpen),
      isSelected: selected === id,
      isFresh: this.#fresh.has(id),
    };
  }

  /** What stood in the way in the last turn of one's own: it does so while others move. */
  #obstacle(id: string): Reason | undefined {
    const reasons = this.reasons.of(this.#book().moveNumber(`play ${id}`)) ?? [];
    return reasons.find((one) => !OF_THE_MOMENT.has(one.code));
  }

  #blocker(id: string, standing: Standing | undefined, isOpen: boolean): string {
    if (isOpen || !standing?.isOpen) return ''; // price and requirements speak for themselves
    const reason = this.#obstacle(id);
    if (!reason) return '';
    const message = `web-card-block-${reason.code}`;
    return hasText(message) ? t(message) : t('web-card-block');
  }

  choose(sort: Sort): void {
    if (sort === 'manual') this.#keepManual(this.all);
    this.sort = sort;
    keep(SORT_KEY, sort);
  }

  /** Puts a card before another (null: at the end); from now on the order is the player's own. */
  place(id: string, before: string | null): void {
    this.#keepManual(movedBefore(this.all, id, before));
    this.sort = 'manual';
    keep(SORT_KEY, 'manual');
  }

  #keepManual(order: string[]): void {
    this.#manual = order;
    keep(this.#key, order);
  }

  /** Only what the card itself does not show has to be asked for. */
  #askWhy(): void {
    if (!this.isTurn) return;
    const unclear = this.cards.filter(
      (id) => !this.plays.has(id) && this.standings.get(id)?.isOpen === true,
    );
    const moves = unclear.map((id) => this.#book().moveNumber(`play ${id}`));
    this.reasons.ask(moves, this.#table().version);
  }

  /** Cards that were just drawn glow once. */
  #greet(): void {
    const { cards } = this;
    const before = this.#before;
    this.#before = cards;
    if (!before || before.length === 0) return;
    const fresh = cards.filter((id) => !before.includes(id));
    if (fresh.length === 0) return;
    this.#fresh = new Set(fresh);
    setTimeout(() => (this.#fresh = new Set()), FRESH);
  }
}

function keptSort(): Sort {
  const found = kept<Sort>(SORT_KEY);
  return found && SORTS.includes(found) ? found : 'drawn';
}
