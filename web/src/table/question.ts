/** Whether two decisions ask the same, whatever language they ask it in. */
import type { Decision } from '../lib/net/protocol';

export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && isEqual(wordless(one), wordless(other));
}

function wordless({ text: _, labels: __, ...asked }: Decision): unknown {
  return asked;
}

/** Patches leave the keys of an object in any order. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isEqual(left[key], right[key]))
  );
}
