/** What was told of a move, with places called as the map calls them. */
import type { Book } from '../lib/book.svelte';
import type { TableInfo } from '../lib/protocol';
import { mapOf } from '../terraforming/data';
import { Linker } from '../terraforming/talk/sentence';

export type Teller = (text: string) => string;

export function tellerOf(book: Book, info: Pick<TableInfo, 'game' | 'options'>): Teller {
  if (info.game !== 'terraforming') return (text) => text;
  const linker = new Linker({}, mapOf(book, String(info.options.board ?? '')));
  return (text) => linker.text(text);
}
