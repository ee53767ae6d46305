import { describe, expect, it } from 'vitest';
import { cleaned, heldSecrets, withoutDeep } from './redact';
import type { MyTable } from '../storage/session';

const TOKEN = 'Qx7_secret-token-of-a-seat-00001';
const table = (id: string, title: string): MyTable => ({
  id,
  game: 'terraforming',
  title,
  seats: { 0: TOKEN },
  host: 'short-host',
  invite: 'short-invite',
  seen: 0,
});

describe('a report', () => {
  const secrets = heldSecrets([table('here', 'This evening'), table('there', 'Aunt Ana’s table')], 'here');

  it('names no table but its own', () => {
    const log = { log: [[0, 'This evening, not Aunt Ana’s table']], own: { cards: ['ants'] } };
    expect(withoutDeep(log, secrets)).toEqual({ log: [[0, 'This evening, not …']], own: { cards: ['ants'] } });
  });

  it.each([
    [`refused ${TOKEN}`],
    ['refused short-host and short-invite'],
    ['at https://example.org/table/there#game=terraforming&seat=0&token=a1'],
    ['at /api/tables/there/socket'],
    ['{"token": "b2"}'],
    ['token=b2&invite=c3'],
    ['Authorization: Bearer d4'],
    ['an unknown one: Zz7-unknown_token-nobody-stored0'],
  ])('has no secret of an error: %s', (text) => {
    const left = cleaned(text, secrets);
    expect(left).not.toMatch(/Qx7|short|there|example|\b(a1|b2|c3|d4)\b|Zz7/);
  });

  it('keeps what helps to find the fault', () => {
    const stack = 'TypeError: x is undefined\n    at f (https://example.org/assets/Table-Ab12cd34.js:1:2345)';
    expect(cleaned(stack, secrets)).toBe('TypeError: x is undefined\n    at f (/assets/Table-Ab12cd34.js:1:2345)');
  });
});
