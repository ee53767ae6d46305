/** The shortest reason why something cannot be bought, said in its place; one tap shows all reasons of the engine. */
import { total } from '../resources/units';
import type { ItemOffer } from '../offers';

export interface Hint {
  id: string;
  args?: Record<string, number>;
}

/** The engine's codes with their short words, those that come first being the ones that say most. */
const WORDS: [code: string, message: string][] = [
  ['road-laid', 'web-mars-road-laid'],
  ['no-polar-base', 'web-mars-needs-polar-base'],
  ['road-cards-too-few', 'web-mars-needs-road-cards'],
  ['no-active-road', 'web-mars-needs-road'],
  ['bases-too-few', 'web-mars-needs-bases'],
  ['mission-bought', 'web-mars-bought'],
  ['no-token', 'web-mars-none-left'],
  ['too-dear', 'web-mars-short'],
  ['no-place', 'web-mars-no-place'],
];

export function hintOf(item: ItemOffer | undefined): Hint {
  for (const [code, id] of WORDS) {
    const reason = item?.reasons.find((one) => one.code === code);
    if (!reason || !item) continue;
    if (code === 'too-dear') return { id, args: { count: total(item.missing) } };
    const { need, have } = reason as { need?: number; have?: number };
    return { id, args: { need: need ?? 0, have: have ?? 0 } };
  }
  return { id: 'web-mars-not-sold' };
}
