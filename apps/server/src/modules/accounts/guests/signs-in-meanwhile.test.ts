import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { asGuestNow } from '../../../platform/identity/guest-now.ts';
import { addPasta, pasta, prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  deliveryToCentre,
  fillTripCart,
  openTestMarket,
  rental,
  shops,
  type TestGuest,
  type TestMarket,
  writeRental,
  writeShops,
  waitForLocks,
} from '../../../testing/index.ts';
import { signedUp, signIn } from '../../../testing/sign-in/new-person.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';
import {
  listRunning,
  parcelOf,
  type Person,
  prescriptionOrder,
  writeBehindSignIn,
} from './guests.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 8 });
  await writeShops(market.ctx);
  await writeRental(market.ctx);
});
afterAll(() => market.close());

const behindSignIn = <T>(guest: TestGuest, write: (client: TestClient) => Promise<T>, as?: Person) =>
  writeBehindSignIn(market, guest, write, as);
const waitFor = (count: number) => waitForLocks(market, count);
const runningOf = (caller: Caller) => listRunning(market, caller);

async function ownerOfPicture(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ shopper_id: string }>`
    select shopper_id from prescriptions where id = ${id}`.execute(market.ctx.db);
  return rows[0]?.shopper_id;
}
async function customerIdOf({ email }: { readonly email: string }): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from customers where email = ${email}`.execute(
    market.ctx.db,
  );
  return rows[0]?.id;
}

describe('[AUTH-11] what a guest asked for before signing in and is written after is the customer’s', () => {
  test('a prescription’s picture, whose pixels were made anew meanwhile: the order found no picture', async () => {
    const guest = { ...(await market.newGuest()), module: shops.modules.pharmacy };
    const { written, customer } = await behindSignIn(guest, ({ call }) =>
      call('checkout.uploadPrescription', { body: prescriptionForm() }, guest),
    );
    expect(await ownerOfPicture(written.prescription_id)).toBe(await customerIdOf(customer));
  });

  test('a parcel: it stayed with the guest, and in no list', async () => {
    const guest = await market.newGuest();
    const body = await parcelOf(market, guest);
    const place = ({ call }: TestClient) => call('checkout.place', { body }, guest);
    const { written, token } = await behindSignIn(guest, place);
    expect(await runningOf({ token })).toEqual([written.order_id]);
    expect(await runningOf(guest)).toEqual([]);
  });

  test('a vehicle in the trip cart: nothing took that cart along', async () => {
    const guest = await market.newGuest();
    const { token } = await behindSignIn(guest, (client) => fillTripCart(client, guest));
    const caller = { token, module: rental.modules.rental };
    const { carts } = await market.call('tripCart.get', { query: {} }, caller);
    expect(carts).toHaveLength(1);
  });

  test('an item that is bought at once: its checkout was empty', async () => {
    const guest = await market.newGuest();
    const { token } = await behindSignIn(guest, ({ call }) => call('cart.buyNow', { body: pasta }, guest));
    expect(await market.call('cart.checkoutItem', { query: {} }, { token })).toHaveLength(1);
  });

  test('an order by prescription: it was refused, as its picture had gone ahead to the customer', async () => {
    const guest = { ...(await market.newGuest()), module: shops.modules.pharmacy };
    const body = await prescriptionOrder(market, guest);
    const place = ({ call }: TestClient) => call('checkout.placePrescription', { body }, guest);
    const { written, token } = await behindSignIn(guest, place);
    expect(await runningOf({ token })).toEqual([written.order_id]);
  });
});

test('[AUTH-11] sent once more, a parcel that was written behind its sender’s sign-in is the same one', async () => {
  const guest = await market.newGuest();
  const body = await parcelOf(market, guest);
  const place = ({ call }: TestClient) => call('checkout.place', { body }, guest);
  const { written, token, client } = await behindSignIn(guest, place);
  expect(await place(client)).toEqual(written);
  expect(await runningOf({ token })).toEqual([written.order_id]);
});

test('[CHK-06] an order of a cart that has gone ahead to the customer is shown to them first, with its new seal', async () => {
  const guest = await market.newGuest();
  await addPasta(market, guest);
  const { payment_method, ...contact } = deliveryToCentre;
  const { bill, seal } = await market.call('checkout.quote', { body: contact }, guest);
  const body = { ...contact, payment_method, order_amount: bill.order_amount };
  const place = ({ refused }: TestClient) => refused('checkout.place', { body: { ...body, seal } }, guest);
  const { written: refusal, token } = await behindSignIn(guest, place);
  expect(refusal).toMatchObject({ code: 'quote_expired', body: { bill } });
  expect([await runningOf({ token }), await runningOf(guest)]).toEqual([[], []]);
  const again = { ...body, seal: String(refusal.body['seal']) };
  const { order_id } = await market.call('checkout.place', { body: again }, { token });
  expect(await runningOf({ token })).toEqual([order_id]);
});

test('what a guest id writes that is used after signing out is the guest’s, however often it has signed in', async () => {
  const guest = await market.newGuest();
  const customer = await signedUp(market);
  for (let time = 0; time < 2; time += 1) {
    const { token } = await signIn(market, customer, guest);
    await market.call('accounts.logout', {}, { token });
    const { order_id } = await placeTestParcel(market, guest);
    expect(await runningOf(guest)).toEqual([order_id]);
  }
});

test('who signs in as the same customer again takes along what is being written then, too', async () => {
  const guest = await market.newGuest();
  const customer = await signedUp(market, guest);
  const body = await parcelOf(market, guest);
  const place = ({ call }: TestClient) => call('checkout.place', { body }, guest);
  const { written, token } = await behindSignIn(guest, place, customer);
  expect(await runningOf({ token })).toEqual([written.order_id]);
});

describe('who signs in waits in one order with everybody else', () => {
  test('while an order is being placed, sign-in holds none of the guest’s carts: each waited for the other', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    const customer = await signedUp(market);
    const asked = await market.ctx.db.transaction().execute(async (db) => {
      await sql`lock table order_records in share mode`.execute(db);
      const placing = placeTestParcel(market, guest);
      await waitFor(1);
      const entering = signIn(market, customer, guest);
      await waitFor(2);
      await sql`select from carts where shopper_id = ${guest.shopperId} for update nowait`.execute(db);
      return { placing, entering };
    });
    await Promise.all([asked.placing, asked.entering]);
  });

  test('whoever moves an order along tells its guest while the guest signs in, and the customer reads it', async () => {
    const guest = await market.newGuest();
    const { order_id } = await placeTestParcel(market, guest);
    const customer = await signedUp(market);
    const key = `order_confirmed:${order_id}`;
    const entering = await market.ctx.db.transaction().execute(async (db) => {
      await sql`select from orders where id = ${order_id} for update`.execute(db);
      const signing = signIn(market, customer, guest);
      await waitFor(1);
      // In a second the database would give one of the two up.
      await sql`set local lock_timeout = 500`.execute(db);
      await sql`insert into notifications (id, shopper_id, kind, key, params, created_at)
        values (${market.ctx.ids.next()}, ${guest.shopperId}, 'order_confirmed', ${key}, '{}',
          ${new Date(market.clock.now())})`.execute(db);
      return { signing };
    });
    await entering.signing;
    const { rows } = await sql<{ shopper_id: string }>`
      select shopper_id from notifications where key = ${key}`.execute(market.ctx.db);
    expect(rows).toEqual([{ shopper_id: await customerIdOf(customer) }]);
  });
});

test.each([0, 1, 2, 3])(
  '[AUTH-11] of writes at once, those before a sign-in and those after are the customer’s: %i before',
  async (before) => {
    const guest = await market.newGuest();
    const customer = await signedUp(market);
    const parcel = await parcelOf(market, guest);
    const entering = Promise.withResolvers<{ readonly token: string }>();
    const queue: (() => Promise<unknown>)[] = [
      () => market.call('checkout.place', { body: parcel }, guest),
      () => fillTripCart(market, guest),
      () => market.call('cart.buyNow', { body: pasta }, guest),
    ];
    queue.splice(before, 0, async () => entering.resolve(await signIn(market, customer, guest)));
    const asked = await market.ctx.db.transaction().execute(async (db) => {
      await sql`select from shoppers where id = ${guest.shopperId} for update`.execute(db);
      const started: Promise<unknown>[] = [];
      for (const ask of queue) {
        started.push(ask());
        await waitFor(started.length);
      }
      return { started };
    });
    await Promise.all(asked.started);
    const { token } = await entering.promise;
    expect(await runningOf({ token })).toHaveLength(1);
    const inRental = { token, module: rental.modules.rental };
    expect((await market.call('tripCart.get', { query: {} }, inRental)).carts).toHaveLength(1);
    expect(await market.call('cart.checkoutItem', { query: {} }, { token })).toHaveLength(1);
  },
);

test('what a guest writes whose new account is deleted again meanwhile is the guest’s: it was nobody’s', async () => {
  const guest = await market.newGuest();
  await sql`update shoppers set signed_in_as = ${market.ctx.ids.next()}, sign_ins = sign_ins + 1
    where id = ${guest.shopperId}`.execute(market.ctx.db);
  const actor = { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } as const;
  const now = await asGuestNow({ ...market.ctx, actor });
  expect(getShopperId(now)).toBe(guest.shopperId);
});
