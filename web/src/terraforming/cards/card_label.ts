/** What a screen reader says of a card: name, price, what it does, why not. */
import type { Book } from '../../lib/net/book.svelte';
import { t } from '../../lib/i18n/text.svelte';
import { cardOf, pagesOf } from './card_data';
import type { CardState } from './card_state';

export function cardLabel(book: Book, id: string, state: CardState = {}): string {
  const card = cardOf(book, id);
  const title =
    card.kind === 'corporation'
      ? card.name
      : t('web-card-label', {
          name: card.name,
          cost: state.standing?.price ?? card.cost,
          kind: pagesOf(book).kinds[card.kind] ?? '',
        });
  const text = Object.values(card.parts).flat();
  const standing =
    state.look === 'ready'
      ? [t('web-card-label-ready')]
      : state.look === 'blocked'
        ? [t('web-card-label-blocked'), state.blocker ?? '']
        : [];
  const tags = (card.tags ?? []).map((tag) => pagesOf(book).tags[tag] ?? tag);
  const marks = tags.length ? [t('web-card-label-tags', { tags: tags.join(', ') })] : [];
  return [title, ...standing, ...marks, ...text].filter(Boolean).join('. ').replaceAll('..', '.');
}
