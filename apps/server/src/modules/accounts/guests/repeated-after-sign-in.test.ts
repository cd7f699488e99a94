import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasta, pasta } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  deliveryToCentre,
  fillTripCart,
  fourHours,
  openTestMarket,
  rental,
  shops,
  type TestGuest,
  type TestMarket,
  tripContact,
  writeRental,
  writeShops,
} from '../../../testing/index.ts';
import { signedUp, signIn } from '../../../testing/sign-in/new-person.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import {
  clientOfKey,
  listRunning,
  parcelOf,
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

type Write = (client: TestClient, caller: Caller) => Promise<unknown>;

const newClient = (): TestClient => clientOfKey(market, market.ctx.ids.secret());
const ordersOf = async (token: string): Promise<number> => (await listRunning(market, { token })).length;
const tripsOf = async (token: string): Promise<number> =>
  (await market.call('trips.list', { params: { type: 'running' }, query: {} }, { token })).trips.length;
const hiredOf = async (token: string): Promise<number> => {
  const inRental = { token, module: rental.modules.rental };
  const { carts } = await market.call('tripCart.get', { query: {} }, inRental);
  return carts.reduce((sum, { quantity }) => sum + quantity, 0);
};

async function parcel(guest: TestGuest): Promise<Write> {
  const body = await parcelOf(market, guest);
  return ({ call }, by) => call('checkout.place', { body }, by);
}

async function prescription(guest: TestGuest): Promise<Write> {
  const module = shops.modules.pharmacy;
  const body = await prescriptionOrder(market, { ...guest, module });
  return ({ call }, by) => call('checkout.placePrescription', { body }, { ...by, module });
}

async function order(guest: TestGuest): Promise<Write> {
  await addPasta(market, guest);
  const { payment_method, ...contact } = deliveryToCentre;
  const { bill } = await market.call('checkout.quote', { body: contact }, guest);
  const body = { ...contact, payment_method, order_amount: bill.order_amount };
  return ({ call }, by) => call('checkout.place', { body }, by);
}

async function itemAtOnce(guest: TestGuest): Promise<Write> {
  await market.call('cart.buyNow', { body: pasta }, guest);
  const toTake = { order_type: 'take_away', page: 'buy_now' } as const;
  const { bill } = await market.call('checkout.quote', { body: toTake }, guest);
  const body = { ...deliveryToCentre, ...toTake, order_amount: bill.order_amount };
  return ({ call }, by) => call('checkout.place', { body }, by);
}

async function trip(guest: TestGuest): Promise<Write> {
  await fillTripCart(market, guest, { vehicleId: rental.vehicles.bicycle });
  const { bill } = await market.call('trips.quote', { body: { coupon_code: null } }, guest);
  const body = { ...tripContact, payment_method: 'cash_on_delivery', trip_amount: bill.trip_amount };
  return ({ call }, by) => call('trips.book', { body }, by);
}

async function hire(): Promise<Write> {
  const body = { vehicle_id: rental.vehicles.compact, quantity: 1, ...fourHours };
  const module = rental.modules.rental;
  return ({ call }, by) => call('tripCart.confirm', { body }, { ...by, module });
}

const writes = [
  ['a parcel', parcel, ordersOf],
  ['an order by prescription', prescription, ordersOf],
  ['an order', order, ordersOf],
  ['an order of one item', itemAtOnce, ordersOf],
  ['a trip', trip, tripsOf],
  ['a vehicle in the trip cart', hire, hiredOf],
] as const;

describe('[AUTH-11] sent again after its sender has signed in', () => {
  test.each(writes)(
    '%s whose answer was lost is the first one: its key was the guest’s',
    async (_what, of, count) => {
      const guest = await market.newGuest();
      const [write, client] = [await of(guest), newClient()];
      const first = await write(client, guest);
      const { token } = await signIn(market, await signedUp(market), guest);
      expect(await write(client, { ...guest, token })).toEqual(first);
      expect(await write(client, guest)).toEqual(first);
      // Without the guest id it is a request of other content, and is told so.
      await expect(write(client, { token })).rejects.toMatchObject({ code: 'key_reused' });
      expect(await count(token)).toBe(1);
    },
  );

  test.each(writes)('%s is the first one, too, where that is still under way', async (_what, of, count) => {
    const guest = await market.newGuest();
    const [write, customer] = [await of(guest), await signedUp(market)];
    const again: Promise<unknown>[] = [];
    const { written, token } = await writeBehindSignIn(
      market,
      guest,
      (client) => write(client, guest),
      customer,
      async (client, token) => {
        again.push(write(client, { ...guest, token }));
      },
    );
    expect(await Promise.all(again)).toEqual([written]);
    expect(await count(token)).toBe(1);
  });

  test.each(writes)(
    '%s is done once where the second is answered before the first has begun',
    async (_what, of, count) => {
      const guest = await market.newGuest();
      const [write, customer] = [await of(guest), await signedUp(market)];
      let answered: unknown;
      const { written, token } = await writeBehindSignIn(
        market,
        guest,
        (client) => write(client, guest),
        customer,
        async (client, token) => {
          answered = await write(client, { ...guest, token });
        },
      );
      expect(written).toEqual(answered);
      expect(await count(token)).toBe(1);
    },
  );

  test('a parcel of a guest who has sent many since is not among those that are remembered', async () => {
    const guest = await market.newGuest();
    const [write, client] = [await parcel(guest), newClient()];
    await write(client, guest);
    await sql`insert into idempotency_keys
      select scope, sha256(n::text::bytea), fingerprint, status, sealed_reply, created_at + interval '1 second'
      from idempotency_keys, generate_series(1, 150) as n
      where scope = ${guest.shopperId} and status is not null limit 150`.execute(market.ctx.db);
    const { token } = await signIn(market, await signedUp(market), guest);
    await write(client, { ...guest, token });
    expect(await ordersOf(token)).toBe(2);
  });

  test('a refused one is done: its key was let go of', async () => {
    const guest = await market.newGuest();
    const client = newClient();
    const body = { ...(await parcelOf(market, guest)), order_amount: 1 };
    expect((await client.refused('checkout.place', { body }, guest)).code).toBe('bill_changed');
    const { token } = await signIn(market, await signedUp(market), guest);
    const write = await parcel(guest);
    await write(client, { ...guest, token });
    expect(await ordersOf(token)).toBe(1);
  });
});

describe('what one has been answered is nothing of another’s', () => {
  test('a customer with the key of a guest gets nothing of the guest’s', async () => {
    const guest = await market.newGuest();
    const [write, client] = [await parcel(guest), newClient()];
    const first = await write(client, guest);
    await signIn(market, await signedUp(market), guest);
    const { token } = await signedUp(market);
    expect(await write(client, { ...guest, token })).not.toEqual(first);
    expect(await ordersOf(token)).toBe(1);
  });

  test('who signs in with a guest id that others have signed in with gets nothing of theirs', async () => {
    const guest = await market.newGuest();
    const [write, client] = [await parcel(guest), newClient()];
    const first = await write(client, guest);
    for (const _person of ['ana', 'ben']) {
      const entered = await signIn(market, await signedUp(market), guest);
      await market.call('accounts.logout', {}, entered);
    }
    const { token } = await signIn(market, await signedUp(market), guest);
    expect(await write(client, { ...guest, token })).not.toEqual(first);
  });
});
