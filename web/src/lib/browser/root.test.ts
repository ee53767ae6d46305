import { expect, it } from 'vitest';
import { addressOf, pathOf, rootOf } from './root';

it('the folder is the one that the server has written', () => {
  expect(rootOf('/mars/')).toBe('/mars');
  expect(rootOf('/games/mars/')).toBe('/games/mars');
  expect(rootOf('/')).toBe('');
  expect(rootOf('./')).toBe('');
  expect(rootOf(undefined)).toBe('');
});

it('a path has an address, and an address its path', () => {
  for (const root of ['', '/mars']) {
    for (const path of ['/', '/cards', '/table/abc/replay']) expect(pathOf(addressOf(path, root), root)).toBe(path);
  }
  expect(addressOf('/cards', '/mars')).toBe('/mars/cards');
  expect(pathOf('/mars', '/mars')).toBe('/');
});

it('what lies beside the folder is not ours', () => {
  expect(pathOf('/', '/mars')).toBeNull();
  expect(pathOf('/marsh', '/mars')).toBeNull();
  expect(pathOf('/venus/cards', '/mars')).toBeNull();
});
