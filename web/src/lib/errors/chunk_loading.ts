/** Fetching parts of the client when they are needed, so that a failed fetch can be tried again.
 *
 * Browsers fetch a failed script again when it is imported again. A failed style sheet stays in the
 * page as an element without effect, and Vite takes it for loaded: it has to go first.
 */

/** Called once, before any part is fetched. */
export function startChunks(): void {
  // Errors of elements do not bubble, but can be seen on their way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove();
    },
    true,
  );
}

/** Whether the server now serves another release than the one this page comes from.
 *
 * The names of scripts change with their contents, so a page of the same release names the same one.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!own) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(own.src).pathname);
  } catch {
    return false; // no network: then nobody can say
  }
}
