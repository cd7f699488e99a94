import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  deliveryToCentre,
  openTestMarket,
  shops,
  type TestMarket,
  writeShops,
  waitForLocks,
} from '../../../testing/index.ts';
import { signedUp, signIn } from '../../../testing/sign-in/new-person.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());

/** Has an order held at a lock while its guest signs in, and expects it among the orders of the customer. */
async function expectTakenAlong(
  guest: Awaited<ReturnType<TestMarket['newGuest']>>,
  lock: RawBuilder<unknown>,
  place: () => Promise<{ readonly order_id: string }>,
): Promise<void> {
  const customer = await signedUp(market);
  const asked = await market.ctx.db.transaction().execute(async (db) => {
    await lock.execute(db);
    const placing = place();
    await waitForLocks(market, 1);
    const entering = signIn(market, customer, guest);
    await waitForLocks(market, 2);
    return { placing, entering };
  });
  const { order_id } = await asked.placing;
  const { token } = await asked.entering;
  const { orders } = await market.call('orders.running', { query: {} }, { token });
  expect(orders.map(({ id }) => id)).toEqual([order_id]);
}

test('[AUTH-11] an order that is being placed while its guest signs in is the customer’s: it stayed with the guest, and in no list', async () => {
  const guest = { ...(await market.newGuest()), module: shops.modules.pharmacy };
  const form = prescriptionForm();
  const { prescription_id } = await market.call('checkout.uploadPrescription', { body: form }, guest);
  const { payment_method: _method, ...contact } = deliveryToCentre;
  const body = { ...contact, store_id: shops.stores.chemist, prescription_ids: [prescription_id] };
  const lock = sql`select from prescriptions where id = ${prescription_id} for update`;
  await expectTakenAlong(guest, lock, () => market.call('checkout.placePrescription', { body }, guest));
});

test('[AUTH-11] a parcel that is being placed while its sender signs in is the customer’s: it stayed with the guest, and in no list', async () => {
  const guest = await market.newGuest();
  // What an order's record says is written last, once the order is.
  const lock = sql`lock table order_records in share mode`;
  await expectTakenAlong(guest, lock, () => placeTestParcel(market, guest));
});
