/** Keyboard shortcuts: whoever offers one registers it with its description; `?` lists them all.
 *
 *     $effect(() => onKey('z', () => t('web-key-list'), () => show()));
 *
 * A key registered later wins, so a dialog takes Enter from the table behind it. Letters are off
 * inside inputs. People may put a shortcut on another key (`rebind`).
 */
import { keep, kept } from './keep';

export interface Shortcut {
  /** As in KeyboardEvent.key; letters in lower case. Modifiers first: `Shift+ArrowLeft`. */
  key: string;
  describe: () => string;
  run: (event: KeyboardEvent) => void;
  /** Not in the list: keys that go without saying. */
  isHidden: boolean;
  /** Counts up with every registration. */
  number: number;
}

const KEY = 'keys';

class Registry {
  shortcuts = $state.raw<Shortcut[]>([]);
  rebound = $state.raw<Record<string, string>>(kept<Record<string, string>>(KEY) ?? {});
}

export const registry = new Registry();

export function onKey(
  key: string,
  describe: () => string,
  run: (event: KeyboardEvent) => void,
  isHidden = false,
): () => void {
  const shortcut: Shortcut = { key, describe, run, isHidden, number: ++last };
  // Read without tracking: this runs inside effects, which must not depend on the list.
  list = [...list, shortcut];
  registry.shortcuts = list;
  return () => {
    list = list.filter((one) => one !== shortcut);
    registry.shortcuts = list;
  };
}

let list: Shortcut[] = [];
let last = 0;
let curtains: number[] = [];

/** Puts all shortcuts that there are so far out of reach, as a dialog does with what is behind it. */
export function drawCurtain(): () => void {
  const curtain = ++last;
  curtains = [...curtains, curtain];
  return () => {
    curtains = curtains.filter((one) => one !== curtain);
  };
}

/** The key a shortcut is on now. */
export function boundKey(key: string): string {
  return registry.rebound[key] ?? key;
}

const FACES: Record<string, string> = { Enter: '↵', Escape: 'Esc', ' ': '␣', ArrowLeft: '←', ArrowRight: '→' };

/** What stands on the key, for a small cap beside what it does. */
export function keyFace(key: string): string {
  const parts = boundKey(key).split('+');
  // The key "+" itself leaves two empty parts.
  if (parts.every((part) => part === '')) return '+';
  return parts.map((part) => FACES[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' ');
}

export function rebind(key: string, to: string): void {
  registry.rebound = { ...registry.rebound, [key]: to };
  keep(KEY, registry.rebound);
}

export function startKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const pressed = keyName(event);
    if (isTyping(event.target) && pressed !== 'Escape') return;
    // A button under the focus keeps its own Enter and Space.
    if ((pressed === 'Enter' || pressed === ' ') && isPressable(event.target)) return;
    const behind = curtains.at(-1) ?? 0;
    const found = list.findLast((one) => boundKey(one.key) === pressed && one.number > behind);
    if (!found) return;
    event.preventDefault();
    found.run(event);
  });
}

function keyName(event: KeyboardEvent): string {
  const letter = event.key.length === 1;
  const name = letter ? event.key.toLowerCase() : event.key;
  const signs = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey && !letter ? 'Shift' : '', // "?" already says that Shift was held
  ];
  return [...signs.filter(Boolean), name].join('+');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio],[type=range]), textarea, select');
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], summary, [role=button]') !== null;
}
