/** Addresses without a hash: `place.path` says where we are, `go` moves, plain links are caught. */
import { isOnSecondEntry, note, startBack } from './back_button';
import { addressOf, pathOf } from './root';

class Place {
  path = $state(here());
  query = $state.raw(new URLSearchParams(location.search));
  /** What follows the `#`: secrets of invitations, which are never sent to the server. */
  fragment = $state(location.hash.slice(1));
}

export const place = new Place();

function here(): string {
  return pathOf(location.pathname) ?? location.pathname;
}

function arrive(): void {
  place.path = here();
  // The same query stays the same object: a step back may only close a dialog.
  const query = new URLSearchParams(location.search);
  if (query.toString() !== place.query.toString()) place.query = query;
  place.fragment = location.hash.slice(1);
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  // From a dialog: its entry of the history becomes that of the next page.
  if (how === 'push' && !isOnSecondEntry()) history.pushState(null, '', addressOf(to));
  else history.replaceState(null, '', addressOf(to));
  note();
  arrive();
  if (how === 'push') scrollTo(0, 0);
}

/** Takes what follows the `#` out of the address. */
export function clean(): void {
  go(here() + location.search, 'replace');
}

export function startRouter(): void {
  startBack();
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = link.origin === location.origin ? pathOf(link.pathname) : null;
    if (path === null || path.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}
