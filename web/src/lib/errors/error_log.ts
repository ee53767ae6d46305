/** What went wrong lately, and what was said to and by the server before it: for a report of a problem. */

export interface LoggedError {
  at: string;
  /** The part of the page that failed, or how the error was noticed. */
  where: string;
  error: string;
  stack: string;
}

const MOST_ERRORS = 10;
const MOST_MESSAGES = 30;

const errors: LoggedError[] = [];
const messages: string[] = [];

export function noteError(error: unknown, where: string): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  errors.push({ at: new Date().toISOString(), where, error: String(error), stack });
  if (errors.length > MOST_ERRORS) errors.shift();
}

/** Only its kind: what it says may be secret. */
export function noteMessage(way: 'sent' | 'received', kind: string): void {
  messages.push(`${way} ${kind}`);
  if (messages.length > MOST_MESSAGES) messages.shift();
}

export function recentErrors(): LoggedError[] {
  return [...errors];
}

export function recentMessages(): string[] {
  return [...messages];
}
