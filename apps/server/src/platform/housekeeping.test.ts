import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { startHousekeeping } from './housekeeping.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

test('chores are done at once, one that fails holds up no other, and stopping waits for the round', async () => {
  const done: string[] = [];
  const housekeeping = startHousekeeping(market.ctx, [
    async () => {
      throw new Error('the broom is broken');
    },
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push('swept');
    },
  ]);
  await housekeeping.stop();
  expect(done).toEqual(['swept']);
  expect(market.faults.splice(0)).toHaveLength(1);
});
