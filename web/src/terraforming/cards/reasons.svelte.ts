/** Why moves are not legal, asked for one after the other and remembered until something changes. */
import { untrack } from 'svelte';
import type { Reason } from '../../lib/protocol';
import type { TableLike } from '../../lib/table.svelte';

const AT_ONCE = 2;

export class Reasons {
  #found = $state.raw(new Map<number, Reason[]>());
  #version = -1;
  #language = '';
  #asked = new Set<number>();
  #queue: number[] = [];
  #underWay = 0;

  constructor(private readonly table: () => TableLike) {}

  /** What is known; null until it is. Call `ask` to find out. */
  of(move: number): Reason[] | null {
    return this.#found.get(move) ?? null;
  }

  /** Wants to know about these moves now; of an older version, only what is asked again stays until it is answered. */
  ask(moves: number[], version: number): void {
    const { language } = this.table();
    if (version !== this.#version || language !== this.#language) {
      this.#version = version;
      this.#language = language;
      this.#asked.clear();
      this.#queue = [];
      const known = untrack(() => this.#found);
      this.#found = new Map([...known].filter(([move]) => moves.includes(move)));
    }
    for (const move of moves) {
      if (this.#asked.has(move)) continue;
      this.#asked.add(move);
      this.#queue.push(move);
    }
    this.#next();
  }

  #next(): void {
    while (this.#underWay < AT_ONCE && this.#queue.length > 0) {
      void this.#fetch(this.#queue.shift() as number, this.#version, this.#language);
    }
  }

  async #fetch(move: number, version: number, language: string): Promise<void> {
    this.#underWay += 1;
    try {
      const reasons = await this.table().why(move);
      const isCurrent = version === this.#version && language === this.#language;
      if (isCurrent) this.#found = new Map(this.#found).set(move, reasons);
    } catch {
      this.#asked.delete(move); // a reason is a help; whoever looks again asks again
    } finally {
      this.#underWay -= 1;
      this.#next();
    }
  }
}
