/** Which seats this browser plays at a table: those it holds, and the one of a link that was just opened.
 *
 * A link may be old or mistyped. What it brings is tried first, and held only when the server has
 * accepted it; until then nothing that is held changes.
 */
import { untrack } from 'svelte';
import { writeStored, readStored } from '../../lib/storage/storage';
import { dropTokens, holdToken, myTable, tokensOf } from '../../lib/storage/session';
import type { TableConnection } from '../../lib/net/table_connection.svelte';
import { serverLanguage, t } from '../../lib/i18n/text.svelte';
import { toast } from '../../lib/ui/toast.svelte';
import { tableTitle } from '../../lib/i18n/default_names';
import { keepInvite, type Secrets } from '../../table/invitation';
import { SeatConnections } from './seat_connections.svelte';

const TOLD = 20_000;

export class HeldSeats {
  connections = $state.raw() as SeatConnections;
  /** The token that is being tried. */
  trial = $state<string | null>(null);
  /** The link that was opened does not work, and there is no seat to go on with. */
  isLinkDead = $state(false);

  constructor(
    readonly id: string,
    secrets: Secrets | null,
  ) {
    if (secrets?.invite) keepInvite(id, secrets.invite);
    // After a reload, what was tried is tried again: it is no longer in the address.
    const trial = secrets?.token ?? readStored<string>(this.#key, 'tab');
    if (trial && !this.#isHeld(trial)) this.#begin(trial);
    else this.connections = this.#seated();
  }

  /** Another link to this table was opened here. */
  bring({ invite, token }: Secrets): void {
    if (invite) keepInvite(this.id, invite);
    if (token && this.#isHeld(token)) this.sitDown();
    else if (token) this.#try(token);
  }

  /** Takes the seats that this browser holds now. */
  sitDown(): void {
    this.#end();
    this.isLinkDead = false;
    this.#replace(this.#seated());
  }

  /** Gives up tokens that the server no longer knows; without another one, as a spectator. */
  goOn(): void {
    const dead = this.connections.tokens.filter((_, at) => isDead(this.connections.tables[at]));
    dropTokens(this.id, dead);
    this.sitDown();
  }

  /** Judges by what the server has said. Call it whenever something changed. */
  look(): void {
    if (this.trial !== null) this.#judge(this.trial);
    else if (this.connections.isShared) this.#checkOthers();
  }

  #judge(token: string): void {
    const [table] = this.connections.tables;
    if (!table) return;
    const { document, refused, you } = table;
    if (refused) untrack(() => this.#reject(isDead(table)));
    else if (document) {
      untrack(() => {
        holdToken(this.id, document.table.game, tableTitle(document.table), you, token);
        this.#end();
        // With seats that were held before, this device is shared from now on.
        if (tokensOf(myTable(this.id)).join() !== token) this.sitDown();
      });
    }
  }

  #reject(isTokenDead: boolean): void {
    const isHolding = tokensOf(myTable(this.id)).length > 0;
    this.#end();
    if (isHolding) {
      toast(() => t('web-link-dead.held'), { tone: 'bad', stay: TOLD });
      this.sitDown();
    } else this.isLinkDead = isTokenDead;
  }

  /** One of several seats at this device is lost: the others play on. */
  #checkOthers(): void {
    const { tables, tokens } = this.connections;
    const alive = tokens.filter((_, at) => !isDead(tables[at]));
    if (alive.length === tokens.length || alive.length === 0) return;
    untrack(() => {
      toast(() => t('web-seat-lost.other'), { tone: 'bad', stay: TOLD });
      this.#replace(new SeatConnections(this.id, alive, serverLanguage()));
    });
  }

  #isHeld(token: string): boolean {
    return tokensOf(myTable(this.id)).includes(token);
  }

  #begin(token: string): void {
    writeStored(this.#key, token, 'tab');
    this.trial = token;
    this.isLinkDead = false;
    this.connections = new SeatConnections(this.id, [token], serverLanguage());
  }

  #try(token: string): void {
    this.connections.close();
    this.#begin(token);
  }

  #end(): void {
    this.trial = null;
    writeStored(this.#key, null, 'tab');
  }

  #seated(): SeatConnections {
    return new SeatConnections(this.id, tokensOf(myTable(this.id)), serverLanguage());
  }

  #replace(connections: SeatConnections): void {
    this.connections.close();
    this.connections = connections;
  }

  get #key(): string {
    return `trial.${this.id}`;
  }
}

/** The server does not know the token that this connection was made with. */
function isDead(table: TableConnection | undefined): boolean {
  return table?.refused?.code === 'not-your-seat';
}
