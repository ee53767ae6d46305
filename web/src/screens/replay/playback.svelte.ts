/** Moves through a replay: by hand, or by itself. */
import { nextStop } from './replay_data';
import type { ReplayTable } from './replay_table.svelte';

export type Stride = 'move' | 'turn' | 'round';

const BEAT = 900; // milliseconds for a move
const SPEEDS = [1, 2, 4, 8];

export class Playback {
  isPlaying = $state(false);
  speed = $state(1);

  constructor(readonly table: ReplayTable) {}

  go(position: number): void {
    this.table.position = Math.min(Math.max(0, position), this.table.length);
  }

  step(step: 1 | -1, stride: Stride = 'move'): void {
    this.isPlaying = false;
    const { table } = this;
    if (stride === 'move') return this.go(table.position + step);
    const stops = stride === 'turn' ? table.turns : [...table.ticks.map((tick) => tick.at), table.length];
    this.go(nextStop(stops, table.position, step));
  }

  /** At the end, from the beginning again. */
  toggle(): void {
    if (!this.isPlaying && this.table.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] as number;
  }

  /** Call it in an effect. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setInterval(() => {
      this.go(this.table.position + 1);
      if (this.table.isAtEnd) this.isPlaying = false;
    }, BEAT / this.speed);
    return () => clearInterval(timer);
  }
}
