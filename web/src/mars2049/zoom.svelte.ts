/** Zooming and moving a map: two fingers, the wheel, dragging while zoomed, a double tap resets. */
import type { Spot } from './polar';

const MOST = 4;
const DRAG = 6; // pixels; less is a tap

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  isDragging = $state(false);
  #pointers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  #moved = false;
  #gap = 0;
  #lastTap = 0;

  constructor(
    /** How many units of the drawing are a pixel now. */
    readonly unit: () => number,
    /** How far the middle may move at scale 1 more. */
    readonly extent: number,
  ) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  by(factor: number, at: Spot = { x: 0, y: 0 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.moveTo(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  reset(): void {
    this.scale = 1;
    this.moveTo(0, 0);
  }

  moveTo(x: number, y: number): void {
    const most = this.extent * (this.scale - 1);
    this.x = Math.min(most, Math.max(-most, x));
    this.y = Math.min(most, Math.max(-most, y));
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#moved = false;
    } else this.#gap = this.#distance();
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, now);
    if (this.#pointers.size > 1) {
      const gap = this.#distance();
      if (this.#gap > 0) this.by(gap / this.#gap);
      this.#gap = gap;
      this.#moved = true;
      return;
    }
    const far = this.#start ? Math.hypot(now.x - this.#start.x, now.y - this.#start.y) : 0;
    if (far > DRAG) this.#moved = true;
    if (!this.#moved || this.scale === 1) return;
    this.isDragging = true;
    const unit = this.unit();
    this.moveTo(this.x + (now.x - before.x) * unit, this.y + (now.y - before.y) * unit);
  }

  /** Whether it was a tap, and not the end of a gesture. */
  up(event: PointerEvent): boolean {
    const known = this.#pointers.delete(event.pointerId);
    this.isDragging = false;
    if (!known || this.#moved || this.#pointers.size > 0) return false;
    const isSecond = event.timeStamp - this.#lastTap < 300;
    this.#lastTap = event.timeStamp;
    if (isSecond && this.scale > 1) {
      this.reset();
      return false;
    }
    return true;
  }

  cancel(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.isDragging = false;
  }

  #distance(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
