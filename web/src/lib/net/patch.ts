/** Applies the patches of docs/protocol.md.
 *
 * The old document stays as it was: everything on the way to a change is copied, everything else is
 * shared. So whoever holds an unchanged part sees that it is the same, and draws nothing again.
 */
import type { Change, Patch, Path } from './protocol';

type Node = Record<string | number, unknown> | unknown[];

export class BadPatch extends Error {}

/** A whole document after another one: the parts that are equal stay the same objects. */
export function settled<T>(before: unknown, after: T): T {
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return after;
  if (Array.isArray(after) !== Array.isArray(before)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = settled(old[key], fresh[key]);
    isSame &&= key in old && fresh[key] === old[key];
  }
  return isSame ? (before as T) : after;
}

export function applyPatch<T>(document: T, patch: Patch): T {
  const fresh = new Set<Node>();
  let root: unknown = document;
  for (const change of patch) root = applied(root, change, fresh);
  return root as T;
}

function applied(root: unknown, change: Change, fresh: Set<Node>): unknown {
  const [path] = change;
  if (path.length === 0) {
    if (change.length === 3) return inside(root, change, fresh);
    return change.length === 2 ? change[1] : null;
  }
  const top = own(root, fresh, path);
  let node = top;
  for (const key of path.slice(0, -1)) {
    const next = own(child(node, key, path), fresh, path);
    set(node, key, next);
    node = next;
  }
  const last = path[path.length - 1] as string | number;
  if (change.length === 1) remove(node, last);
  else if (change.length === 2) set(node, last, change[1]);
  else set(node, last, inside(child(node, last, path), change, fresh));
  return top;
}

/** A part with more at its end, or with changes of its own. */
function inside(part: unknown, change: [Path, '+', unknown[]] | [Path, '~', Patch], fresh: Set<Node>): unknown {
  if (change[1] === '~') {
    for (const one of change[2]) part = applied(part, one, fresh);
    return part;
  }
  if (!Array.isArray(part)) throw new BadPatch(`no list at ${JSON.stringify(change[0])}`);
  return [...part, ...change[2]];
}

/** The node itself if this patch has made it, else a copy that may be changed. */
function own(value: unknown, fresh: Set<Node>, path: Path): Node {
  if (typeof value !== 'object' || value === null) {
    throw new BadPatch(`nothing to change at ${JSON.stringify(path)}`);
  }
  const node = value as Node;
  if (fresh.has(node)) return node;
  const copy: Node = Array.isArray(node) ? [...node] : { ...node };
  fresh.add(copy);
  return copy;
}

function child(node: Node, key: string | number, path: Path): unknown {
  const found = (node as Record<string | number, unknown>)[key];
  if (found === undefined) throw new BadPatch(`nothing at ${JSON.stringify(path)}`);
  return found;
}

function set(node: Node, key: string | number, value: unknown): void {
  (node as Record<string | number, unknown>)[key] = value;
}

function remove(node: Node, key: string | number): void {
  if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete node[key];
}
