/** Any error as a sentence for the person at the screen. */
import { PlainError } from './plain_error';
import { t } from '../i18n/text.svelte';

/** What browsers, and Vite, say when a script or a style sheet could not be fetched. */
const NOT_FETCHED = /dynamically imported module|module script failed|Unable to preload CSS|Failed to fetch/i;

export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

export function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return isFetchFailure(error) ? t('web-error-unreachable') : t('web-trouble-uncaught');
}
