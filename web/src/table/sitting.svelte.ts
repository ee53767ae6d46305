/** This browser at one table: a connection for each seat that it holds, and which of them is shown.
 *
 * With several people at one device the table is shown to whoever must act; in between a curtain
 * asks for the device to be handed over, so that nobody sees another's hand.
 */
import type { MyTable } from '../lib/session';
import { Table } from '../lib/table.svelte';

export class Sitting {
  readonly tables: Table[];
  /** The index of the connection that is shown. */
  shown = $state(0);
  /** The seat to hand the device to; null while nobody has to. */
  next = $state<number | null>(null);

  constructor(id: string, mine: MyTable | null, language: string) {
    const tokens = Object.entries(mine?.seats ?? {})
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, token]) => token);
    // A host without a seat sees what a spectator sees, but may do what a host may.
    const all: (string | null)[] = tokens.length > 0 ? tokens : [mine?.host ?? null];
    this.tables = all.map((token) => new Table(id, { token, language }));
  }

  get table(): Table {
    return this.tables[this.shown] as Table;
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** Looks whether another person at this device must act. Call it whenever something changed. */
  look(): void {
    if (!this.isShared || this.next !== null) return;
    if (this.table.document?.table.status !== 'running') return;
    if (this.table.document.decision !== null) return;
    const other = this.tables.findIndex((one) => (one.document?.decision ?? null) !== null);
    if (other >= 0) this.next = other;
  }

  /** The next person has the device now. */
  take(): void {
    if (this.next !== null) this.shown = this.next;
    this.next = null;
  }

  setLanguage(language: string): void {
    for (const table of this.tables) table.setLanguage(language);
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
