/** What was told of a move, with places called as the map calls them. */
import type { Book } from '../../lib/net/book.svelte';
import type { TableInfo } from '../../lib/net/protocol';
import { mapOf } from '../../terraforming/data';
import { Linker } from '../../terraforming/log/links';

export type LogSentence = (text: string) => string;

export function logSentences(book: Book, info: Pick<TableInfo, 'game' | 'options'>): LogSentence {
  if (info.game !== 'terraforming') return (text) => text;
  const linker = new Linker({}, mapOf(book, String(info.options.board ?? '')));
  return (text) => linker.text(text);
}
