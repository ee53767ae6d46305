/** The names of what a preview speaks of, from the book. */
import type { Book } from '../../lib/net/book.svelte';
import { t } from '../../lib/i18n/text.svelte';
import { pagesOf } from '../data';
import type { Entry } from './preview_rows';

/** What a preview needs to know of its table; the controller is one. */
export interface Names {
  readonly book: Book;
  name(seat: number): string;
}

export function entryName(book: Book, entry: Entry): string {
  const pages = pagesOf(book);
  if (entry.card) return pages.cards[entry.card]?.name ?? entry.card;
  if (entry.parameter) {
    return pages.parameters.find((page) => page.id === entry.parameter)?.name ?? entry.parameter;
  }
  if (entry.icon === 'card') return t('web-tm-cards-in-hand');
  if (entry.icon === 'tr') return t('web-tm-rating');
  const resource = pages.resources.find((page) => page.icon === entry.icon);
  return (entry.isProduction ? resource?.production : resource?.name) ?? entry.icon;
}
