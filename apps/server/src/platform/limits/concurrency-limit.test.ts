import { expect, test } from 'vitest';
import { Refused } from '../errors.ts';
import { concurrencyLimit } from './concurrency-limit.ts';

test('so many are at it at once, the others come in their order, and one that fails keeps no turn', async () => {
  const turn = concurrencyLimit(2, 5_000, 2);
  const begun: number[] = [];
  const doors = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = doors.map(({ promise }, index) =>
    turn(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  doors[1]?.reject(new Error('dropped'));
  await expect(done[1]).rejects.toThrow('dropped');
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of doors) resolve();
  expect(await Promise.all([done[0], done[2], done[3]])).toEqual([0, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('where enough wait already, whoever comes is told to come again, and later comes on', async () => {
  const turn = concurrencyLimit(1, 5_000, 1);
  const door = Promise.withResolvers<void>();
  const first = turn(() => door.promise);
  const second = turn(async () => 'second');
  const refusal = await turn(async () => 'third').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ parts: [{ code: 'not_ready' }] });
  door.resolve();
  await first;
  expect(await second).toBe('second');
  expect(await turn(async () => 'third')).toBe('third');
});
