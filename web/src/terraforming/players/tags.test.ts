import { describe, expect, it } from 'vitest';
import { orderedTags } from './tags';

describe('the tags of a player', () => {
  it('stand in the order of the book, however the server lists them', () => {
    const book = { building: 'Building', space: 'Space', science: 'Science' };
    const expected = [
      ['building', 2],
      ['space', 1],
      ['science', 3],
    ];
    expect(orderedTags({ science: 3, building: 2, space: 1 }, book)).toEqual(expected);
    expect(orderedTags({ space: 1, science: 3, building: 2 }, book)).toEqual(expected);
  });
});
