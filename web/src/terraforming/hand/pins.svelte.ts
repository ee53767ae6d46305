/** Cards to be told of: "tell me when it opens". Remembered by this browser, per table. */
import { untrack } from 'svelte';
import type { Book } from '../../lib/net/book.svelte';
import { writeStored, readStored } from '../../lib/storage/storage';
import type { TableLike } from '../../lib/net/table_connection.svelte';
import { t } from '../../lib/i18n/text.svelte';
import { toast } from '../../lib/ui/toast.svelte';
import { cardOf } from '../cards/card_data';

class PinBoard {
  cards = $state.raw<Record<string, string[]>>({});
}

const board = new PinBoard();

export function pinned(table: string): string[] {
  return board.cards[table] ?? readStored<string[]>(`pins.${table}`) ?? [];
}

export function pin(table: string, id: string, isPinned: boolean): void {
  const others = pinned(table).filter((one) => one !== id);
  const cards = isPinned ? [...others, id] : others;
  board.cards = { ...board.cards, [table]: cards };
  writeStored(`pins.${table}`, cards);
}

/** Watches the pinned cards and says when one can be played. */
export function watchPins(table: () => TableLike, book: () => Book): void {
  $effect(() => {
    const decision = table().document?.decision ?? null;
    if (decision?.question !== 'Turn') return;
    const plays = book().family(decision, 'play');
    untrack(() => {
      for (const id of pinned(table().id)) {
        if (!plays.has(id)) continue;
        toast(() => t('web-card-opened', { card: cardOf(book(), id).name }), { tone: 'turn' });
        pin(table().id, id, false);
      }
    });
  });
}
