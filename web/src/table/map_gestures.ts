/** Fingers, mouse and wheel on a map: taps, dragging, pinching. A tap is what moved hardly at all. */
import type { Point, Zoom } from './zoom.svelte';

/** Milliseconds between the two taps of a double tap. */
const DOUBLE = 300;

export interface Gestures {
  /** In the units of the drawing. */
  ontap: (at: Point, event: PointerEvent) => void;
  /** From the page's pixels to the units of the drawing. */
  toMap: (x: number, y: number) => Point;
  /** Pixels for one unit. */
  scale: () => number;
  /** Pixels that a tap may move. */
  slip: number;
  /** Pixels of the wheel that make the map e times as large. */
  wheelStep: number;
  /** Whether the wheel also zooms into a map that is shown whole; else only a pinch on a trackpad does. */
  isWheelFree?: boolean;
  /** Whether two clicks of a mouse show the whole map, as two taps of a finger do. */
  hasDoubleClick?: boolean;
}

/** A Svelte attachment for the map's SVG. */
export function gestures(zoom: Zoom, options: Gestures): (node: SVGSVGElement) => () => void {
  const { ontap, toMap, scale, slip, wheelStep, isWheelFree = false, hasDoubleClick = false } = options;
  return (node) => {
    const fingers = new Map<number, PointerEvent>();
    let start: PointerEvent | null = null;
    let hasMoved = false;
    let lastTap = 0;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) {
        start = event;
        hasMoved = false;
      } else hasMoved = true;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const others = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId);
      fingers.set(event.pointerId, event);
      const other = others[0];
      if (other) {
        const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
        const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
        const middle = toMap((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        if (was > 0) zoom.by(is / was, middle);
        return;
      }
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slip) {
        if (!hasMoved && zoom.isZoomed) node.setPointerCapture(event.pointerId);
        hasMoved = true;
      }
      if (!hasMoved || !zoom.isZoomed) return;
      zoom.isDragging = true;
      const unit = scale();
      zoom.move({ x: (event.clientX - before.clientX) / unit, y: (event.clientY - before.clientY) / unit });
    }

    function up(event: PointerEvent): void {
      const isTap = start !== null && !hasMoved && fingers.size === 1 && event.type === 'pointerup';
      fingers.delete(event.pointerId);
      zoom.isDragging = false;
      if (fingers.size === 0) start = null;
      if (!isTap) return;
      const canReset = hasDoubleClick || event.pointerType !== 'mouse';
      if (canReset && event.timeStamp - lastTap < DOUBLE && zoom.isZoomed) {
        zoom.reset();
        return;
      }
      lastTap = event.timeStamp;
      ontap(toMap(event.clientX, event.clientY), event);
    }

    function wheel(event: WheelEvent): void {
      if (!isWheelFree && !event.ctrlKey && !zoom.isZoomed) return;
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / wheelStep), toMap(event.clientX, event.clientY));
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    // Svelte would add a passive listener, which may not stop the page.
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('wheel', wheel);
    };
  };
}
