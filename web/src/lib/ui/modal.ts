/** What lies over everything else for as long as it is on the page, and keeps the focus to itself.
 *
 * It is a popover and no modal dialog: a modal dialog makes the rest of the page inert, for which the
 * browser works the style of every element out again when it opens and when it closes (ADR 0017).
 */
import { onBack } from '../browser/back_button';
import { afterFrame } from '../browser/frame_pacing';

/** The way back of a phone, where the browser tells of it. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** For an effect of whatever draws the layer: shows it, and gives what ends it. */
export function modal(layer: HTMLElement, leave: () => unknown): () => void {
  const before = document.activeElement;
  // To take the focus, the page has to be laid out: once, in the frame that shows it, and not each time that
  // something changes with it (which is why it is no `autofocus` that says where it goes).
  const frame = requestAnimationFrame(() => {
    layer.showPopover();
    (layer.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? stops(layer)[0] ?? layer).focus();
  });
  open.push(layer);
  document.addEventListener('keydown', goRound);
  document.addEventListener('focusin', comeBack);
  let way = wayBack();
  const closed = onBack(leave);

  /** Whoever is asked may stay; then the next step back is for this layer, too. */
  function wayBack(): CloseWatcher | null {
    if (typeof CloseWatcher === 'undefined') return null;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      way = wayBack();
      leave();
    };
    return watcher;
  }

  return () => {
    cancelAnimationFrame(frame);
    way?.destroy();
    closed();
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) {
      document.removeEventListener('keydown', goRound);
      document.removeEventListener('focusin', comeBack);
    }
    // The layer leaves the page by itself. The focus goes back to where it began, but not before the
    // page is drawn without it, since that would lay the page out twice; nor out of the next layer.
    afterFrame(() => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (before instanceof HTMLElement && isFree) before.focus({ preventScroll: true });
    });
  };
}

/** The layers on the page; the last one lies on top. */
const open: HTMLElement[] = [];

/** Where Tab stops, in order. */
function stops(layer: HTMLElement): HTMLElement[] {
  const all = [...layer.querySelectorAll<HTMLElement>(STOPS)];
  return all.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
}

/** Behind the last stop comes the first. */
function goRound(event: KeyboardEvent): void {
  const layer = open.at(-1);
  if (!layer || event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = stops(layer);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== from && layer.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** The focus may come to what is behind by other ways, such as from the browser's own bars. */
function comeBack({ target }: FocusEvent): void {
  const layer = open.at(-1);
  if (layer && target instanceof Node && !layer.contains(target)) (stops(layer)[0] ?? layer).focus();
}
