/** Whether two decisions ask the same, whatever language they ask it in. */
import type { Decision } from './protocol';

export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one === other || (one !== null && other !== null && key(one) === key(other));
}

function key({ text: _, labels: __, ...asked }: Decision): string {
  return JSON.stringify(asked);
}
