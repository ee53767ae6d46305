/** Short notices at the lower edge. `toast(text)`; with an action for something to do about it. */

export interface Toast {
  number: number;
  text: string;
  tone: 'plain' | 'bad' | 'turn';
  action: { text: string; run: () => void } | null;
  /** How long it stays, in milliseconds. */
  stay: number;
}

class Toasts {
  shown = $state.raw<Toast[]>([]);
}

export const toasts = new Toasts();
let last = 0;

export function toast(
  text: string,
  { tone = 'plain', action = null, stay = 8000 }: Partial<Omit<Toast, 'number' | 'text'>> = {},
): () => void {
  const one: Toast = { number: ++last, text, tone, action, stay };
  toasts.shown = [...toasts.shown.filter((shown) => shown.text !== text), one].slice(-3);
  const close = (): void => {
    toasts.shown = toasts.shown.filter((shown) => shown !== one);
  };
  setTimeout(close, stay);
  return close;
}

/** What went wrong, for whatever was caught. */
export function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), { tone: 'bad' });
}
