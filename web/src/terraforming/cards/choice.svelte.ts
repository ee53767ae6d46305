/** What a player has chosen of the cards offered, until it is confirmed.
 *
 * Kept apart from what shows it, so that it survives a look at the table.
 */
import type { Book } from '../../lib/book.svelte';
import type { Decision } from '../../lib/protocol';
import type { TableLike } from '../../lib/table.svelte';
import { complain } from '../../lib/toast.svelte';
import { answers, type Offer } from './picking';

class Choices {
  /** By table and question. */
  cards = $state.raw<Record<string, string[]>>({});
}

const choices = new Choices();

export class Choice {
  isSending = $state(false);

  constructor(
    private readonly table: () => TableLike,
    private readonly book: () => Book,
    private readonly key: () => string,
  ) {}

  /** Null until something was chosen. */
  get cards(): string[] | null {
    return choices.cards[this.key()] ?? null;
  }

  set(cards: string[]): void {
    choices.cards = { ...choices.cards, [this.key()]: cards };
  }


  /** Says it to the engine, card by card. `before` is an answer that has to come first. */
  async send(offer: Offer, wanted: string[], hasDone: boolean, before: number | null = null): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const table = this.table();
    const key = this.key(); // who asks may be gone when all is said
    try {
      const { undo, moves } = answers(this.book(), wanted, offer.named, hasDone);
      for (let i = 0; i < undo; i += 1) await table.undo();
      for (const move of before === null ? moves : [before, ...moves]) {
        // The last answer goes without saying where nothing else is possible.
        if (!table.document?.decision?.moves.includes(move)) break;
        await table.move(move);
      }
      forget(key);
    } catch (error) {
      complain(error);
    } finally {
      this.isSending = false;
    }
  }

  /** One single answer. */
  async say(move: number): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const key = this.key();
    try {
      await this.table().move(move);
      forget(key);
    } catch (error) {
      complain(error);
    } finally {
      this.isSending = false;
    }
  }
}

function forget(key: string): void {
  const { [key]: _, ...others } = choices.cards;
  choices.cards = others;
}

/** What belongs to one question: the same question in another generation is another one. */
export function choiceKey(table: TableLike, decision: Decision, generation: number): string {
  const question = decision.question === 'ChooseStartCards' ? 'ChooseCorporation' : decision.question;
  return `${table.id}/${generation}/${question}`;
}
