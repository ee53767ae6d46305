/** This browser at one table: a connection for each seat that it holds, and which of them is shown.
 *
 * With several people at one device a curtain covers the table until one of them says who they are:
 * when the page opens, when it comes back from the browser's memory, and when another must act. So
 * nobody sees another's hand.
 */
import { TableConnection } from '../../lib/net/table_connection.svelte';

export class SeatConnections {
  readonly tables: TableConnection[];
  /** The index of the connection that is shown, or that was shown before the curtain fell. */
  shown = $state(0);
  isCovered = $state(false);

  /** Without a token, a spectator. */
  constructor(
    id: string,
    readonly tokens: readonly string[],
    language: string,
  ) {
    const all: (string | null)[] = tokens.length > 0 ? [...tokens] : [null];
    this.tables = all.map((token) => new TableConnection(id, { token, language }));
    this.isCovered = this.isShared;
  }

  get table(): TableConnection {
    return this.tables[this.shown] as TableConnection;
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** Whom to hand the device to: someone who must act. Null if nobody here must. */
  get next(): number | null {
    if (isAsked(this.table)) return this.shown;
    const found = this.tables.findIndex(isAsked);
    return found < 0 ? null : found;
  }

  /** Covers the table when another person at this device must act. Call it whenever something changed. */
  look(): void {
    if (this.isCovered || this.table.document?.table.status !== 'running') return;
    if (this.next !== null && this.next !== this.shown) this.cover();
  }

  /** Nobody knows who looks at the screen now. */
  cover(): void {
    if (this.isShared) this.isCovered = true;
  }

  /** This person has the device now. */
  take(which: number): void {
    this.shown = which;
    this.isCovered = false;
  }

  setLanguage(language: string): void {
    for (const table of this.tables) table.setLanguage(language);
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}

function isAsked(table: TableConnection): boolean {
  return (table.document?.decision ?? null) !== null;
}
