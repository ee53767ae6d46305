import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { termOf } from './icon_terms';

/** Signs of the page, which stand for no term of the rules. */
const SIGNS = new Set(
  `arrow bell bot card chat check chevron-down chevron-right clock close end-turn export eye-off filter hand help
  link lock log map minus more offline pause person play players plus qr replay search settings sort spectator
  step-back step-forward theme undo warning zoom`.split(/\s+/),
);

describe('termOf', () => {
  it('knows families', () => {
    expect(termOf('tag-space')).toBe('tag');
    expect(termOf('tag-event')).toBe('kind/event');
    expect(termOf('cube-animal')).toBe('cube');
    expect(termOf('station-air')).toBe('structure/station');
    expect(termOf('die-lose-turn')).toBe('face/lose_turn');
    expect(termOf('close')).toBeUndefined();
  });

  it('leaves out no symbol of the games', () => {
    const icons = readdirSync(new URL('../../../icons', import.meta.url)).map((file) => file.replace('.svg', ''));
    const unknown = icons.filter((icon) => !icon.startsWith('seat-') && !SIGNS.has(icon) && !termOf(icon));
    expect(unknown).toEqual([]);
  });
});
