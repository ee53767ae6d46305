/** Keyboard shortcuts: whoever offers one registers it with its description; `?` lists them all.
 *
 *     $effect(() => onKey('z', () => t('web-key-list'), () => show()));
 *
 * Of two shortcuts on one key a default button wins, else the later one. What lies over the page (`Layer`) has the keys to itself. Letters
 * are off inside inputs. People may put a shortcut on another key (`rebind`).
 *
 * Enter presses the default button, `<Button key="Enter">`, which shows the sign for it. Whoever goes to another
 * button by keyboard presses that one instead; then the sign is gone.
 */
import { getContext, setContext } from 'svelte';
import { writeStored, readStored } from '../storage/storage';

export interface Shortcut {
  /** As in KeyboardEvent.key; letters in lower case. Modifiers first: `Shift+ArrowLeft`. */
  key: string;
  describe: () => string;
  run: (event: KeyboardEvent) => void;
  /** Not in the list: keys that go without saying. */
  isHidden: boolean;
  /** A default button: it has Enter also while something else has the focus by a click. */
  isDefault: boolean;
  /** The layer it belongs to; 0 is the page itself. */
  layer: number;
}

const KEY = 'keys';

class Registry {
  shortcuts = $state.raw<Shortcut[]>([]);
  rebound = $state.raw<Record<string, string>>(readStored<Record<string, string>>(KEY) ?? {});
}

export const registry = new Registry();

export function onKey(
  key: string,
  describe: () => string,
  run: (event: KeyboardEvent) => void,
  isHidden = false,
  isDefault = false,
): () => void {
  const shortcut: Shortcut = { key, describe, run, isHidden, isDefault, layer: layerHere() };
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
const LAYER = Symbol('layer');

/** Puts all shortcuts out of reach but those of the component that calls it, and of what is inside it.
 *
 * Not those that were there first: a dialog may be older than the keys of the table behind it, after a reload.
 */
export function drawCurtain(): () => void {
  const curtain = ++last;
  setContext(LAYER, curtain);
  curtains = [...curtains, curtain];
  return () => {
    curtains = curtains.filter((one) => one !== curtain);
  };
}

function layerHere(): number {
  try {
    return getContext<number | undefined>(LAYER) ?? 0;
  } catch {
    return 0; // not in a component
  }
}

/** What the person went to by keyboard; null where a click put the focus. */
let steered: Element | null = null;

class Steering {
  /** The same, for what shows it. */
  at = $state.raw<Element | null>(null);
}

const steering = new Steering();

/** The focus also goes when its button is taken off the page, while the page is drawn: then nothing may change. */
function steer(to: Element | null): void {
  steered = to;
  queueMicrotask(() => (steering.at = steered));
}

/** Keys that do something where the focus is, and do not lead it anywhere. */
const PRESSING = new Set(['Enter', ' ', 'Escape']);

function followFocus(): void {
  let isByKey = false;
  addEventListener('keydown', ({ key }) => (isByKey = !PRESSING.has(key)), true);
  addEventListener(
    'pointerdown',
    () => {
      isByKey = false;
      steer(null);
    },
    true,
  );
  addEventListener('focusin', ({ target }) => steer(isByKey && target instanceof Element ? target : null));
  addEventListener('focusout', () => steer(null));
}

/** Whether Enter presses this default button, and nothing that the person went to by keyboard. */
export function hasEnter(button: Element | undefined): boolean {
  const { at } = steering;
  return at === null || at === button || !at.isConnected || !isPressable(at);
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
  writeStored(KEY, registry.rebound);
}

export function startKeys(): void {
  followFocus();
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const pressed = keyName(event);
    if (isTyping(event.target) && pressed !== 'Escape') return;
    const layer = curtains.at(-1) ?? 0;
    const meant = list.filter((one) => boundKey(one.key) === pressed && one.layer === layer);
    const found = meant.findLast((one) => one.isDefault) ?? meant.at(-1);
    // A button under the focus keeps its own Enter and Space, unless a click put the focus there and there is a default.
    const isKept = (pressed === 'Enter' || pressed === ' ') && isPressable(event.target);
    if (!found || (isKept && !(found.isDefault && steered !== event.target))) return;
    event.preventDefault();
    if (found.isDefault && event.repeat) return; // a key that is held opens a dialog, and does not answer it
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
  return (
    target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio],[type=range]), textarea, select')
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], summary, [role=button]') !== null;
}
