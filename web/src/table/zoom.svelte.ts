/** What part of a map is shown: all of it, or a piece that can be moved about.
 *
 * A map shows it either by `box`, as the view box of its drawing, or by `transform`, where the drawing has its middle at 0.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zoom {
  scale = $state(1);
  /** The middle of what is shown, in the units of the drawing. */
  middle = $state.raw<Point>({ x: 0, y: 0 });
  /** Whether a finger or the mouse moves it about now. */
  isDragging = $state(false);
  readonly #whole: () => Box;
  readonly #closest: number;

  /** `closest` is the largest scale. */
  constructor(whole: () => Box, closest: number) {
    this.#whole = whole;
    this.#closest = closest;
  }

  get isZoomed(): boolean {
    return this.scale > 1.01;
  }

  readonly box: Box = $derived.by(() => {
    const whole = this.#whole();
    const width = whole.width / this.scale;
    const height = whole.height / this.scale;
    if (!this.isZoomed) return whole;
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  });

  get transform(): string {
    return `translate(${-this.middle.x * this.scale} ${-this.middle.y * this.scale}) scale(${this.scale})`;
  }

  /** Closer or further away; what lies at `at` stays where it is. */
  by(factor: number, at: Point = this.middle): void {
    const scale = Math.min(this.#closest, Math.max(1, this.scale * factor));
    const kept = 1 - this.scale / scale;
    const { x, y } = this.middle;
    this.scale = scale;
    this.#look({ x: x + (at.x - x) * kept, y: y + (at.y - y) * kept });
  }

  move(by: Point): void {
    if (this.isZoomed) this.#look({ x: this.middle.x - by.x, y: this.middle.y - by.y });
  }

  reset(): void {
    this.scale = 1;
    this.middle = { x: 0, y: 0 };
  }

  /** Shows a point without more movement than needed. */
  show(point: Point): void {
    if (!this.isZoomed) return;
    const { x, y, width, height } = this.box;
    const margin = 80;
    const dx = Math.min(0, point.x - x - margin) + Math.max(0, point.x + margin - x - width);
    const dy = Math.min(0, point.y - y - margin) + Math.max(0, point.y + margin - y - height);
    this.#look({ x: this.middle.x + dx, y: this.middle.y + dy });
  }

  #look({ x, y }: Point): void {
    const whole = this.#whole();
    const roomX = (whole.width - whole.width / this.scale) / 2;
    const roomY = (whole.height - whole.height / this.scale) / 2;
    const midX = whole.x + whole.width / 2;
    const midY = whole.y + whole.height / 2;
    this.middle = {
      x: Math.min(midX + roomX, Math.max(midX - roomX, x)),
      y: Math.min(midY + roomY, Math.max(midY - roomY, y)),
    };
  }
}
