/** The browser's way back closes what lies over the page before it leaves the page.
 *
 * While something is open, the page stands on a second entry of the history with the same address. A step back from
 * it closes what is on top. The entry stays when things are closed in other ways, and serves the next one; a step
 * back from it with nothing open goes on to the page before. So a page has at most one entry more, and nobody ever
 * has to press twice.
 */

const leaves: (() => unknown)[] = [];
/** The address of the second entry, while the page stands on it. */
let guarded: string | null = null;

interface Standing {
  isOver?: boolean;
}

export function isOnSecondEntry(): boolean {
  return (history.state as Standing | null)?.isOver === true;
}

/** Something is open that a step back leaves; gives what is to be called when it is closed. */
export function onBack(leave: () => unknown): () => void {
  leaves.push(leave);
  stand();
  return () => {
    const at = leaves.indexOf(leave);
    if (at >= 0) leaves.splice(at, 1);
  };
}

export function startBack(): void {
  note();
  addEventListener('popstate', () => {
    const from = guarded;
    note();
    // Only a step from the second entry to the first one is ours.
    if (from !== here() || guarded !== null) return;
    const leave = leaves.at(-1);
    if (!leave) {
      history.back();
      return;
    }
    leave();
    // What is still open, below it or because it wants an answer, needs the next step.
    setTimeout(() => leaves.length > 0 && stand());
  });
}

/** To be called when the page has moved to another entry by itself. */
export function note(): void {
  guarded = isOnSecondEntry() ? here() : null;
}

function stand(): void {
  if (isOnSecondEntry()) return;
  history.pushState({ isOver: true } satisfies Standing, '');
  note();
}

function here(): string {
  return location.pathname + location.search;
}
