/** What this browser remembers. Storage may be forbidden or full; then it is forgotten, nothing breaks. */

const PREFIX = 'marineris.';

/** For all tabs and for good, or for this tab only, which survives a reload. */
export type Scope = 'browser' | 'tab';

function storage(scope: Scope): Storage {
  return scope === 'tab' ? sessionStorage : localStorage;
}

export function readStored<T>(key: string, scope: Scope = 'browser'): T | null {
  try {
    const text = storage(scope).getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown, scope: Scope = 'browser'): void {
  try {
    if (value === null) storage(scope).removeItem(PREFIX + key);
    else storage(scope).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Not remembered.
  }
}
