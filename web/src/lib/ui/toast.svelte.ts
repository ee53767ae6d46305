/** Short notices at the lower edge. `toast(() => t('web-copied'))`; with an action for something to do about it.
 *
 * What the server said stands as it was said, and goes when another language is spoken.
 */
import { explain } from '../errors/explain';
import { PlainError } from '../errors/plain_error';
import { saveReport } from '../errors/problem_report';
import { t } from '../i18n/text.svelte';
import { noteError } from '../errors/error_log';

export type Said = string | (() => string);

export interface Toast {
  number: number;
  text: Said;
  tone: 'plain' | 'bad' | 'turn';
  action: { text: () => string; run: () => void } | null;
  /** How long it stays, in milliseconds. */
  stay: number;
}

class Toasts {
  shown = $state.raw<Toast[]>([]);
}

export const toasts = new Toasts();
let last = 0;

export function toast(
  text: Said,
  { tone = 'plain', action = null, stay = 8000 }: Partial<Omit<Toast, 'number' | 'text'>> = {},
): () => void {
  const one: Toast = { number: ++last, text, tone, action, stay };
  const others = toasts.shown.filter((shown) => words(shown.text) !== words(text));
  toasts.shown = [...others, one].slice(-3);
  const close = (): void => {
    toasts.shown = toasts.shown.filter((shown) => shown !== one);
  };
  setTimeout(close, stay);
  return close;
}

export function words(text: Said): string {
  return typeof text === 'string' ? text : text();
}

/** Takes those away that can only be said in the language they were said in. */
export function dropQuotes(): void {
  if (toasts.shown.length > 0) toasts.shown = toasts.shown.filter((one) => typeof one.text !== 'string');
}

/** Says what went wrong, whatever was caught. That something was pressed twice is no news. An error that only a
 * programmer understands can be reported. */
export function complain(error: unknown, where = 'caught'): void {
  if ((error as { code?: unknown } | null)?.code === 'busy') return;
  if (error instanceof PlainError) {
    toast(error.message, { tone: 'bad' });
    return;
  }
  noteError(error, where);
  const action = { text: () => t('web-report'), run: () => void reportProblem() };
  toast(() => explain(error), { tone: 'bad', action });
}

/** Saves a file about a problem, and says what to do with it. */
export async function reportProblem(): Promise<void> {
  const name = await saveReport();
  toast(() => t('web-report-saved', { name }), { stay: 15_000 });
}
