/** Where the focus goes when what had it leaves the page: to the question that comes next.
 *
 * Browsers let it go to the top of the page, where who plays by keyboard or by ear would begin again.
 */
import { afterFrame } from '../browser/frame_pacing';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Gives a part of the page the focus if nothing has it once everything is drawn.
 *
 * What covers the page (`isCovering`) takes it also from what lies behind, but from no line that somebody writes.
 */
export function takeLostFocus(part: HTMLElement | undefined, isCovering = false): void {
  // One frame for what is drawn, and another for a dialog that gives the focus back to where it came from.
  afterFrame(() =>
    afterFrame(() => {
      const at = document.activeElement ?? document.body;
      if (!part?.isConnected || part.contains(at) || document.querySelector('dialog:popover-open')) return;
      if (at === document.body || (isCovering && !at.matches(TYPING))) part.focus({ preventScroll: true });
    }),
  );
}
