/** What a guided game is made of: marks that point at something, say a few words, and wait.
 *
 * A mark is *read* (a button goes on) or *done* (the game itself goes on). Nothing can get stuck: a
 * mark that is done before its turn comes is left out, so is one that cannot be done any more.
 */
import type { Book } from '../../lib/net/book.svelte';
import type { AnyView, Decision, Game, TableDocument } from '../../lib/net/protocol';
import type { LogLine } from '../../lib/net/protocol';
import { mars2049Script } from './mars2049';
import { terraformingScript } from './terraforming';

/** The table as the conditions of a script see it. */
export class Now {
  constructor(
    readonly document: TableDocument,
    readonly log: LogLine[],
    readonly you: number,
    readonly book: Book,
  ) {}

  get view(): AnyView | null {
    return this.document.view;
  }

  get decision(): Decision | null {
    return this.document.decision;
  }

  get question(): string {
    return this.decision?.question ?? '';
  }

  get isTurn(): boolean {
    return this.question === 'Turn';
  }

  /** Whether this player did something, by the log. */
  did(kind: string): boolean {
    return this.log.some(([, seat, , what]) => seat === this.you && what === kind);
  }

  /** The subjects of the moves of a family that are legal now. */
  legal(family: string): string[] {
    return [...this.book.family(this.decision, family).keys()];
  }

  can(move: string): boolean {
    return this.decision?.moves.includes(this.book.moveNumber(move)) ?? false;
  }
}

export interface Mark {
  /** Of its words: `web-tutorial-<game>-<id>`. */
  id: string;
  /** What it points at: the first of these that is on the screen. */
  anchors: string[] | ((now: Now) => string[]);
  /** What its words need. */
  words?: (now: Now) => Record<string, string | number>;
  /** Only then it is shown; until then the tour waits in silence. */
  when?: (now: Now) => boolean;
  /** The move it waits for was made. Without it, a button goes on. */
  done?: (now: Now) => boolean;
  /** It makes no sense any more, or not this time. */
  skip?: (now: Now) => boolean;
  /** Shown as soon as its time comes, wherever the tour is. */
  isAside?: boolean;
}

export const SCRIPTS: Record<Game, Mark[]> = {
  terraforming: terraformingScript,
  mars2049: mars2049Script,
};

const isPast = (mark: Mark, now: Now): boolean => (mark.done?.(now) || mark.skip?.(now)) ?? false;

/** Leaves out what is past; `behind` are the marks that were read, done or left out before. */
export function follow(script: Mark[], behind: ReadonlySet<string>, now: Now): Set<string> {
  const after = new Set(behind);
  for (const mark of script) {
    if (after.has(mark.id)) continue;
    if (isPast(mark, now)) after.add(mark.id);
    else if (!mark.isAside) break; // those after it wait until this one is past
  }
  return after;
}

/** The mark to show, or null while the tour waits. */
export function current(script: Mark[], behind: ReadonlySet<string>, now: Now): Mark | null {
  const open = script.filter((mark) => !behind.has(mark.id));
  const aside = open.find((mark) => mark.isAside && mark.when?.(now));
  if (aside) return aside;
  const next = open.find((mark) => !mark.isAside);
  return next && (next.when?.(now) ?? true) ? next : null;
}

/** Nothing but asides is left. */
export function isOver(script: Mark[], behind: ReadonlySet<string>): boolean {
  return script.every((mark) => mark.isAside || behind.has(mark.id));
}
