import { describe, expect, it } from 'vitest';
import type { TableDocument } from '../lib/net/protocol';
import { isPlayedByBot } from './away';

const seated = (seat: Record<string, unknown>, status = 'running'): TableDocument =>
  ({ table: { status, seats: [{ kind: 'person', name: '', bot: '', ...seat }] } }) as unknown as TableDocument;

describe('a seat that a bot plays', () => {
  it('can be taken back by its person, whatever the reason', () => {
    expect(isPlayedByBot(seated({ bot: 'greedy' }), 0)).toBe(true);
    expect(isPlayedByBot(seated({}), 0)).toBe(false);
  });

  it('is lost to those who resigned, when the game is over, and to those who only watch', () => {
    expect(isPlayedByBot(seated({ bot: 'greedy', resigned: true }), 0)).toBe(false);
    expect(isPlayedByBot(seated({ bot: 'greedy' }, 'over'), 0)).toBe(false);
    expect(isPlayedByBot(seated({ kind: 'bot', bot: 'greedy' }), 0)).toBe(false);
    expect(isPlayedByBot(seated({ bot: 'greedy' }), null)).toBe(false);
  });
});
