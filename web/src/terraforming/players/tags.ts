/** The tags of a player in the order of the book: the same for everybody, whenever they came. */
export function orderedTags(
  tags: Readonly<Record<string, number>>,
  book: Readonly<Record<string, string>>,
): [tag: string, count: number][] {
  const order = Object.keys(book);
  return Object.entries(tags).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}
