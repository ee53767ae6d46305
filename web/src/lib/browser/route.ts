/** Which address a path is. */

/** `match('/table/:id/replay', path)` gives `{ id }`, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string;
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === null) return null;
      found[part.slice(1)] = decoded;
    } else if (part !== value) return null;
  }
  return found;
}

/** Null where an escape is broken: no address of ours. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
