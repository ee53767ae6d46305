/** What a player has chosen of several things, until it is confirmed.
 *
 * What the server knows as picked is chosen from the beginning. Everything else is kept here, apart from what
 * shows it, so that it survives a look at the table, and in the tab, so that it survives a reload. It belongs to one
 * seat and one question: to the same question about other things it is never applied.
 */
import type { Book } from '../lib/net/book.svelte';
import { writeStored, readStored } from '../lib/storage/storage';
import type { Decision, Selection } from '../lib/net/protocol';
import { backOf, countOf, isComplete, isSameChoice, limitOf, stepsTo, withOne, withoutOne } from './selection';
import { Refusal, type TableLike } from '../lib/net/table_connection.svelte';
import { t } from '../lib/i18n/text.svelte';
import { complain } from '../lib/ui/toast.svelte';

interface Draft {
  chosen: number[];
  /** What the server knew when the choice began. */
  picked: readonly number[];
}

const KEPT = 'picks';
/** Choices that are kept; the oldest go first. */
const MOST = 20;

class Drafts {
  /** By table, seat and question. */
  byKey = $state.raw<Record<string, Draft>>(readStored<Record<string, Draft>>(KEPT, 'tab') ?? {});

  set(byKey: Record<string, Draft>): void {
    this.byKey = Object.fromEntries(Object.entries(byKey).slice(-MOST));
    writeStored(KEPT, this.byKey, 'tab');
  }
}

const drafts = new Drafts();
const NOTHING: Selection = { least: 0, most: 0, picked: [] };

export interface Source {
  table: () => TableLike;
  book: () => Book;
  decision: () => Decision | null;
  /** What tells this question from others at the table. */
  key: () => string;
  /** The moves to choose from. */
  choices: () => readonly number[];
  /** Those of them by which the question is known again; without it, all. */
  mark?: () => readonly number[];
  /** Where the server has none because one thing is asked for. */
  selection?: () => Selection;
}

export class Picks {
  isSending = $state(false);
  readonly #source: Source;
  /** What is being said; shown until all of it is said. */
  #said = $state.raw<number[] | null>(null);

  constructor(source: Source) {
    this.#source = source;
  }

  get selection(): Selection {
    return this.#source.selection?.() ?? this.#source.decision()?.selection ?? NOTHING;
  }

  get choices(): readonly number[] {
    return this.#source.choices();
  }

  /** The moves chosen, each as often as it is chosen. */
  get chosen(): number[] {
    if (this.#said) return this.#said;
    const { picked } = this.selection;
    const draft = drafts.byKey[this.#key];
    // What came to the server from elsewhere, such as another window, counts.
    const isOurs = draft && picked.every((move) => countOf(picked, move) <= mostOf(draft, move));
    const { choices } = this;
    return (isOurs ? draft.chosen : [...picked]).filter((move) => choices.includes(move));
  }

  get isComplete(): boolean {
    return isComplete(this.selection, this.chosen);
  }

  get isFull(): boolean {
    return this.chosen.length >= this.selection.most;
  }

  /** Whether something is chosen that the server does not know. */
  get isChanged(): boolean {
    return !isSameChoice(this.chosen, this.selection.picked);
  }

  count(move: number): number {
    return countOf(this.chosen, move);
  }

  canAdd(move: number): boolean {
    return !this.isSending && !this.isFull && this.count(move) < limitOf(this.selection, move);
  }

  /** What the server knows can be taken back as long as the server allows it. */
  canRemove(move: number): boolean {
    const chosen = this.count(move);
    if (this.isSending || chosen === 0) return false;
    if (chosen > countOf(this.selection.picked, move)) return true;
    return this.#source.decision()?.moves.includes(backOf(this.#source.book(), move)) ?? false;
  }

  add(move: number): void {
    if (!this.isSending) this.set(withOne(this.selection, this.chosen, move));
  }

  remove(move: number): void {
    if (this.canRemove(move)) this.set(withoutOne(this.chosen, move));
  }

  toggle(move: number): void {
    if (this.count(move) > 0) this.remove(move);
    else this.add(move);
  }

  set(chosen: number[]): void {
    const key = this.#key;
    const { [key]: _, ...others } = drafts.byKey;
    drafts.set({ ...others, [key]: { chosen, picked: this.selection.picked } });
  }

  /** Back to what the server knows. */
  forget(): void {
    forget(this.#key);
  }

  /** The same once something is done. Who asks may be gone by then, so the key is read before. */
  async forgetAfter(done: Promise<unknown>): Promise<void> {
    const key = this.#key;
    await done;
    forget(key);
  }

  /** Says what is chosen. */
  confirm(): Promise<void> {
    return this.answer(this.chosen);
  }

  /** Says it to the server, move by move. `first` is an answer that has to come before. */
  async answer(chosen: number[], first: number | null = null): Promise<void> {
    await this.#send(first === null ? chosen : [first, ...chosen], async (table, book) => {
      if (first !== null) await table.move(first);
      await sayAll(table, book, chosen);
    });
  }

  /** One single answer of another kind. */
  async say(move: number): Promise<void> {
    await this.#send(this.chosen, (table) => table.move(move));
  }

  async #send(said: number[], what: (table: TableLike, book: Book) => Promise<void>): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const key = this.#key; // who asks may be gone when all is said
    this.#said = said;
    try {
      await what(this.#source.table(), this.#source.book());
      forget(key);
    } catch (error) {
      complain(error);
    } finally {
      this.#said = null;
      this.isSending = false;
    }
  }

  get #key(): string {
    const { id, you } = this.#source.table();
    const mark = [...(this.#source.mark?.() ?? this.choices)].sort((a, b) => a - b);
    return `${id}/${you}/${this.#source.key()}/${mark.join('.')}`;
  }
}

/** Brings the answer to the question asked now, and stops where somebody else has changed it meanwhile. */
async function sayAll(table: TableLike, book: Book, chosen: readonly number[]): Promise<void> {
  const asked = table.document?.decision;
  if (!asked) return;
  for (const { move, from } of stepsTo(book, asked, chosen)) {
    const now = table.document?.decision;
    const isAsExpected = now?.question === asked.question && isSameChoice(now.selection?.picked ?? [], from);
    if (!isAsExpected || !now.moves.includes(move)) throw new Refusal('stale', t('web-error-stale'));
    await table.move(move);
  }
}

/** How often the server may know a move as picked on the way from where a choice began to what is chosen. */
function mostOf({ picked, chosen }: Draft, move: number): number {
  return Math.max(countOf(picked, move), countOf(chosen, move));
}

function forget(key: string): void {
  const { [key]: _, ...others } = drafts.byKey;
  drafts.set(others);
}
