/** Fingers and wheel on the map: taps, dragging, pinching. A tap is what moved hardly at all. */
import type { Point } from './geometry';
import type { Zoom } from './zoom.svelte';

const SLIP = 9;
const DOUBLE = 300;

export interface Taps {
  /** In the units of the drawing. */
  ontap: (at: Point, event: PointerEvent) => void;
  /** From the page's pixels to the units of the drawing. */
  toMap: (x: number, y: number) => Point;
  /** Pixels for one unit. */
  scale: () => number;
}

/** A Svelte attachment for the map's SVG. */
export function gestures(zoom: Zoom, { ontap, toMap, scale }: Taps): (node: SVGSVGElement) => () => void {
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
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLIP) {
        if (!hasMoved && zoom.isZoomed) node.setPointerCapture(event.pointerId);
        hasMoved = true;
      }
      if (!hasMoved) return;
      const unit = scale();
      zoom.move({ x: (event.clientX - before.clientX) / unit, y: (event.clientY - before.clientY) / unit });
    }

    function up(event: PointerEvent): void {
      const isTap = start !== null && !hasMoved && fingers.size === 1 && event.type === 'pointerup';
      fingers.delete(event.pointerId);
      if (fingers.size === 0) start = null;
      if (!isTap) return;
      if (event.pointerType !== 'mouse' && event.timeStamp - lastTap < DOUBLE && zoom.isZoomed) {
        zoom.reset();
        return;
      }
      lastTap = event.timeStamp;
      ontap(toMap(event.clientX, event.clientY), event);
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !zoom.isZoomed) return; // nothing scrolls here, but a pinch on a trackpad
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / 300), toMap(event.clientX, event.clientY));
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
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
