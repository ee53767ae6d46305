import { describe, expect, it } from 'vitest';
import type { CardPage, PlayerView } from '../data';
import { densityOf, heightOf } from './height';

const player = { tags: { science: 1, earth: 2 }, events: [], tableau: ['ants'] } as unknown as PlayerView;

describe('how much of the opponents is shown', () => {
  it('depends on the room', () => {
    expect(densityOf([player, player], 600, 3)).toBe('full');
    expect(densityOf([player, player], 250, 3)).toBe('tags');
    expect(densityOf([player, player], 150, 3)).toBe('lines');
  });

  it('is never all from four players on', () => {
    expect(densityOf([player, player, player], 2000, 4)).toBe('tags');
  });

  it('leaves room for the own actions', () => {
    const without = heightOf(player, {});
    const action = heightOf(player, { ants: { has_action: true } as CardPage });
    expect(action).toBeGreaterThan(without);
    expect(heightOf(null, {})).toBe(0);
  });
});
