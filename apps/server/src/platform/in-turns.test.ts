import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('so many are at it at once, the others come in their order, and one that fails keeps no turn', async () => {
  const turn = inTurns(2);
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
