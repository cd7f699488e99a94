import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { startHousekeeping } from './housekeeping.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

test('chores are done at once, and one that fails holds up no other', async () => {
  let swept: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    swept = resolve;
  });
  const housekeeping = startHousekeeping(market.ctx, [
    async () => {
      throw new Error('the broom is broken');
    },
    async () => swept(),
  ]);
  await done;
  await housekeeping.stop();
  expect(market.faults.splice(0)).toHaveLength(1);
});

test('a stop waits for the chore at hand, and leaves the others', async () => {
  const done: string[] = [];
  const housekeeping = startHousekeeping(market.ctx, [
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push('swept');
    },
    async () => {
      done.push('mopped');
    },
  ]);
  await housekeeping.stop();
  expect(done).toEqual(['swept']);
});
