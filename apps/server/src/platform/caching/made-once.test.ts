import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

test('what could not be made is made when it is asked for again: the first failure was everybody’s, for as long as the server ran', async () => {
  let tries = 0;
  const get = madeOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return tries;
  });
  await expect(Promise.all([get(), get()])).rejects.toThrow('too many open files');
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
