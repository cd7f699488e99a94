import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { asGuestNow } from '../../../platform/identity/guest-now.ts';
import { openTestMarket, type TestMarket, waitForLocks } from '../../../testing/index.ts';
import { customerRooms } from '../../rooms.ts';
import { forgetGuest } from './leaving-guest.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 4 });
});
afterAll(() => market.close());

test('what a guest was about to write while being forgotten waits, and is refused: an order had a name again', async () => {
  const { shopperId } = await market.newGuest();
  const actor = { kind: 'guest', shopperId, signIns: 0 } as const;
  const forget = () => inTransaction(market.ctx, (ctx) => forgetGuest(ctx, customerRooms, shopperId));
  const { writing } = await inTransaction(market.ctx, async (ctx) => {
    expect(await forgetGuest(ctx, customerRooms, shopperId)).toBe(true);
    const asked = inTransaction({ ...market.ctx, actor }, asGuestNow).catch((error: Error) => error.message);
    await waitForLocks(market, 1);
    return { writing: asked };
  });
  expect(await writing).toBe('guest_unknown');
  expect(await forget()).toBe(false);
});
