import { expect, it } from 'vitest';
import type { CardData, PlayerView } from './card_data';
import { tableauGroups } from './tableau';

const CARDS: Record<string, Partial<CardData>> = {
  helion: { kind: 'corporation' },
  mine: { kind: 'automated' },
  ironworks: { kind: 'active', has_action: true, face: [{ kind: 'action', gain: [{ icon: 'steel' }] }] },
  ants: { kind: 'active', has_action: true, face: [{ kind: 'action', cost: [{ any: true }], gain: [] }] },
  rovers: { kind: 'active', face: [{ kind: 'effect', when: [{ icon: 'city', any: true }], gain: [] }] },
  station: { kind: 'active', face: [{ kind: 'effect', when: [{ icon: 'tag-space' }], gain: [] }] },
};

it('shows first what touches the others', () => {
  const player = { tableau: Object.keys(CARDS) } as PlayerView;
  expect(tableauGroups(player, (id) => CARDS[id] as CardData)).toEqual([
    { name: 'corporation', cards: ['helion'] },
    { name: 'touching', cards: ['ants', 'rovers'] },
    { name: 'actions', cards: ['ironworks'] },
    { name: 'effects', cards: ['station'] },
    { name: 'others', cards: ['mine'] },
  ]);
});
