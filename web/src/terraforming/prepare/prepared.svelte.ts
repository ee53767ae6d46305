/** Moves prepared while others are to act, made when the turn comes if they are still legal.
 *
 * Only while the page is open, and never behind anybody's back: each is shown until it is made, and
 * each can be taken off the list. Whatever is not as expected empties the list, and the player is asked.
 */
import { untrack } from 'svelte';
import type { Book } from '../../lib/net/book.svelte';
import type { Decision } from '../../lib/net/protocol';
import { viewOf } from '../data';
import type { TableLike } from '../../lib/net/table_connection.svelte';
import { t } from '../../lib/i18n/text.svelte';
import { complain, toast } from '../../lib/ui/toast.svelte';

interface Plan {
  moves: number[];
  /** Pass as soon as nothing is left to do. */
  passes: boolean;
}

const NOTHING: Plan = { moves: [], passes: false };

class Plans {
  /** By table and seat. */
  all = $state.raw<Record<string, Plan>>({});
}

const plans = new Plans();

const keyOf = (table: TableLike): string => `${table.id}/${table.you}`;

function change(table: TableLike, by: Partial<Plan>): void {
  const { all } = plans;
  const key = keyOf(table);
  plans.all = { ...all, [key]: { ...(all[key] ?? NOTHING), ...by } };
}

export function planOf(table: TableLike): Plan {
  return plans.all[keyOf(table)] ?? NOTHING;
}

export function prepare(table: TableLike, move: number): void {
  const { moves } = planOf(table);
  if (!moves.includes(move)) change(table, { moves: [...moves, move] });
}

export function unprepare(table: TableLike, move: number): void {
  change(table, { moves: planOf(table).moves.filter((one) => one !== move) });
}

export function unprepareAll(table: TableLike): void {
  if (planOf(table).moves.length > 0) change(table, { moves: [] });
}

export function passWhenIdle(table: TableLike, passes: boolean): void {
  change(table, { passes });
}

/** Whether there is nothing to do but to pass. To sell cards is always possible and hardly ever meant. */
export function isIdle(book: Book, decision: Decision): boolean {
  const pass = book.moveNumber('pass');
  const sell = book.moveNumber('project sell_patents');
  return decision.moves.includes(pass) && decision.moves.every((move) => move === pass || move === sell);
}

/** Makes the prepared moves of a table, one with each question of a turn. */
export class Preparing {
  /** The generation in which it has passed; who takes that back wants to play. */
  #passedIn = 0;

  constructor(
    private readonly table: () => TableLike,
    private readonly book: () => Book,
  ) {
    $effect(() => {
      const table = this.table();
      const decision = table.document?.decision ?? null;
      if (table.you === null || table.isMoving || table.connection !== 'open') return;
      if (decision?.question === 'Turn') untrack(() => this.#act(table, decision));
    });
  }

  #act(table: TableLike, decision: Decision): void {
    const { moves, passes } = planOf(table);
    const [next] = moves;
    if (next !== undefined) this.#make(table, decision, next);
    else if (passes && isIdle(this.book(), decision)) this.#pass(table);
  }

  #make(table: TableLike, decision: Decision, move: number): void {
    const name = (): string => this.book().label(move, decision);
    if (!decision.moves.includes(move)) {
      unprepareAll(table);
      toast(() => t('web-tm-prepared-void', { move: name() }), { tone: 'bad' });
      return;
    }
    unprepare(table, move);
    toast(() => t('web-tm-prepared-made', { move: name() }));
    table.move(move).catch((error: unknown) => {
      unprepareAll(table);
      complain(error);
    });
  }

  #pass(table: TableLike): void {
    const generation = viewOf(table.document)?.generation ?? 0;
    if (generation === this.#passedIn) return;
    this.#passedIn = generation;
    toast(() => t('web-tm-auto-passed'));
    table.move(this.book().moveNumber('pass')).catch((error: unknown) => {
      passWhenIdle(table, false);
      complain(error);
    });
  }
}
