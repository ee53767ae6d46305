/** The player's own hand: in which order, which cards, and how each of them stands. */
import { untrack } from 'svelte';
import type { Book } from '../../lib/net/book.svelte';
import { writeStored, readStored } from '../../lib/storage/storage';
import type { TableLike } from '../../lib/net/table_connection.svelte';
import { hasText, t } from '../../lib/i18n/text.svelte';
import { cardOf, pagesOf, viewOf, type CardData } from '../cards/card_data';
import type { CardState } from '../cards/card_state';
import { NO_FILTER, SORTS, filtered, isFiltering, movedBefore, ordered, type Filter, type Sort } from './order';
import { ownOffers, type CardOffer } from '../offers';

const SORT_KEY = 'hand.sort';
const FRESH = 2000;

export class Hand {
  readonly #table: () => TableLike;
  readonly #book: () => Book;

  sort = $state<Sort>(keptSort());
  filter = $state.raw<Filter>(NO_FILTER);
  #manual = $state.raw<string[]>([]);
  #fresh = $state.raw<ReadonlySet<string>>(new Set());
  #before: string[] | null = null;

  constructor(table: () => TableLike, book: () => Book) {
    this.#table = table;
    this.#book = book;
    this.#manual = readStored<string[]>(this.#key) ?? [];
    $effect(() => this.#greet());
    $effect(() => this.#unfilter());
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

  /** What each card costs and needs now. A card that has just been drawn has none until the server has answered. */
  readonly standings: Map<string, CardOffer> = $derived.by(() => {
    const offered = ownOffers(this.#table())?.cards ?? {};
    return new Map(this.cards.flatMap((id) => (offered[id] ? [[id, offered[id]]] : [])));
  });

  /** What may be played, or could be if it were one's turn. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    if (this.isTurn) return new Set(this.plays.keys());
    return new Set(this.cards.filter((id) => this.standings.get(id)?.reasons.length === 0));
  });

  readonly all: string[] = $derived.by(() => {
    const tags = Object.keys(pagesOf(this.#book()).tags);
    return ordered(this.cards, this.sort, this.card, this.open, this.#manual, tags);
  });
  readonly shown: string[] = $derived.by(() => filtered(this.all, this.filter, this.card, this.open));

  /** How many cards the filter hides. */
  readonly hidden: number = $derived.by(() => this.all.length - this.shown.length);

  #generation = 0;

  /** A filter is for the moment: it ends with the generation, or when a question finds it hiding every card. */
  #unfilter(): void {
    const generation = this.view?.generation ?? 0;
    const isNew = generation !== this.#generation;
    this.#generation = generation;
    void this.decision;
    untrack(() => {
      const hidesAll = this.cards.length > 0 && this.shown.length === 0;
      if (isFiltering(this.filter) && (isNew || hidesAll)) this.filter = NO_FILTER;
    });
  }

  state(id: string, selected: string | null): CardState {
    const standing = this.standings.get(id);
    const isOpen = this.open.has(id);
    return {
      look: isOpen ? (this.isTurn ? 'ready' : 'plain') : standing ? 'blocked' : 'plain',
      standing,
      blocker: this.#blocker(standing, isOpen),
      isSelected: selected === id,
      isFresh: this.#fresh.has(id),
    };
  }

  #blocker(standing: CardOffer | undefined, isOpen: boolean): string {
    if (isOpen || !standing) return '';
    // Price and requirements speak for themselves.
    if (standing.price > standing.purse || standing.requirements.some((one) => !one.is_met)) return '';
    const [reason] = standing.reasons;
    if (!reason) return '';
    const message = `web-card-block-${reason.code}`;
    return hasText(message) ? t(message) : t('web-card-block');
  }

  choose(sort: Sort): void {
    if (sort === 'manual') this.#keepManual(this.all);
    this.sort = sort;
    writeStored(SORT_KEY, sort);
  }

  /** Puts a card before another (null: at the end); from now on the order is the player's own. */
  place(id: string, before: string | null): void {
    this.#keepManual(movedBefore(this.all, id, before));
    this.sort = 'manual';
    writeStored(SORT_KEY, 'manual');
  }

  #keepManual(order: string[]): void {
    this.#manual = order;
    writeStored(this.#key, order);
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
  const found = readStored<Sort>(SORT_KEY);
  return found && SORTS.includes(found) ? found : 'drawn';
}
