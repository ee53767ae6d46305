/** A dialog that lies over everything else for as long as it is on the page. */
import { afterFrame } from './pace';

/** For an effect of whatever draws the dialog: shows it, and gives what ends it. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    // The dialog leaves the page by itself. The focus goes back to where it began, but not before the
    // page is drawn without it, since that would lay the page out twice; nor out of the next dialog.
    afterFrame(() => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (before instanceof HTMLElement && isFree) before.focus();
    });
  };
}
