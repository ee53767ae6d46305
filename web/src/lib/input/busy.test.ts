import { expect, it } from 'vitest';
import { Busy } from './busy';

it('does one thing at a time, and the next one afterwards', async () => {
  const busy = new Busy();
  const done: string[] = [];
  let end = (): void => undefined;
  const first = busy.run(() => new Promise<void>((resolve) => (end = resolve)).then(() => done.push('first')));
  await busy.run(async () => done.push('pressed twice'));
  expect(done).toEqual([]);
  end();
  await first;
  await busy.run(async () => done.push('second'));
  expect(done).toEqual(['first', 'second']);
});

it('tells what went wrong, and is free again', async () => {
  const busy = new Busy();
  const told: unknown[] = [];
  const fail = (error: unknown): number => told.push(error);
  for (const what of ['a', 'b']) await busy.run(() => Promise.reject(what), fail);
  expect(told).toEqual(['a', 'b']);
});
