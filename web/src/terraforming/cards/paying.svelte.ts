/** Which card is being paid for: the engine asks for the money without saying it again. */

class Paying {
  /** By table. */
  cards = $state.raw<Record<string, string>>({});
}

const paying = new Paying();

export function paidCard(table: string): string | null {
  return paying.cards[table] ?? null;
}

export function rememberPaid(table: string, card: string | null): void {
  const others = Object.fromEntries(Object.entries(paying.cards).filter(([id]) => id !== table));
  paying.cards = card === null ? others : { ...others, [table]: card };
}
