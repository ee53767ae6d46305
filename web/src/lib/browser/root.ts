/** Where the page lives: at the top of its host, or in a folder of it that a proxy passes on, such as /mars/.
 *
 * Paths are the page's own, `/table/k7m2xw9qpa`; addresses are what the browser asks the host for,
 * `/mars/table/k7m2xw9qpa`. The server writes the folder into the page.
 */

/** `/mars`; empty at the top. A page that no server has written, as in development, is at the top. */
export const ROOT = rootOf(globalThis.document?.documentElement.dataset.root);

export function rootOf(written: string | undefined): string {
  return written?.startsWith('/') ? written.replace(/\/+$/, '') : '';
}

/** The address of one of the page's or the server's own paths. */
export function addressOf(path: string, root: string = ROOT): string {
  return root + path;
}

/** The path that an address stands for; null if it leads to something else on the host. */
export function pathOf(address: string, root: string = ROOT): string | null {
  if (address === root) return '/';
  return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
}
