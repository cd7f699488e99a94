import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarket } from '../../settings/index.ts';
import {
  decideMarket,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestCustomer,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 8, settings: { sandboxPayments: true } });
  await decideMarket(market.ctx, {
    rewards: { ...(await getMarket(market.ctx)).settings.rewards, wallet: true, referral: true },
  });
});
afterAll(() => market.close());

/** Holds a row of the customer until it is released, then ends with `last`. */
function holding(table: 'shoppers' | 'customers', id: string, isDeleted = false) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = market.ctx.db.transaction().execute(async (db) => {
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
    held.resolve();
    await released;
    if (isDeleted) await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
  });
  return { held: held.promise, release, ended };
}

type Write = () => Promise<unknown>;

async function ordering(customer: TestCustomer): Promise<Write> {
  const body = { item_id: fixture.items.pasta, quantity: 2, price: 7 };
  await market.call('cart.add', { body }, customer);
  const { order_type, latitude, longitude } = deliveryToCentre;
  const where = { order_type, latitude, longitude };
  const { bill } = await market.call('checkout.quote', { body: where }, customer);
  const order = { ...deliveryToCentre, order_amount: bill.order_amount };
  return () => market.call('checkout.place', { body: order }, customer);
}

const addingMoney = async (customer: TestCustomer): Promise<Write> => {
  const body = { amount: 5, payment_method: 'sandbox' };
  return () => market.call('wallet.addFund', { body }, customer);
};

const writes = [
  ['money is added to its wallet', addingMoney, 'payment_under_way'],
  ['it orders', ordering, 'order_under_way'],
] as const;

test.each(writes)(
  '[PROF-03] an account is not deleted while %s, and is told so: of money it was told of an order',
  async (_what, prepare, code) => {
    const customer = await market.newCustomer();
    const write = await prepare(customer);
    // What is written of the shopper waits in the middle of its transaction.
    const { held, release, ended } = holding('shoppers', customer.shopperId);
    await held;
    const written = write();
    await waitForLocks(market, 1);
    const refusal = market.refused('accounts.remove', {}, customer);
    await waitForLocks(market, 2);
    release();
    await Promise.all([ended, written]);
    expect(await refusal).toMatchObject({ code });
  },
);

const markingAnItem = async (customer: TestCustomer): Promise<Write> => {
  const query = { item_id: fixture.items.pasta };
  return () => market.call('wishlist.add', { query }, customer);
};

const savingAPlace = async (customer: TestCustomer): Promise<Write> => {
  const { address, latitude, longitude, contact_person_name, contact_person_number } = deliveryToCentre;
  const contact = { contact_person_name, contact_person_number };
  const body = { address_type: 'home', address, latitude, longitude, ...contact } as const;
  return () => market.call('addresses.add', { body }, customer);
};

test.each([
  ...writes.map(([what, prepare]) => [what, prepare] as const),
  ['an item is marked', markingAnItem],
  ['a place is saved', savingAPlace],
] as const)(
  '[PROF-03] nothing is left behind where %s and the account is deleted first',
  async (_what, prepare) => {
    const customer = await market.newCustomer();
    const write = await prepare(customer);
    const { held, release, ended } = holding('customers', customer.shopperId, true);
    await held;
    const written = expect(write()).rejects.toMatchObject({ code: 'session_dead' });
    await waitForLocks(market, 1);
    release();
    await Promise.all([ended, written]);
  },
);

test('[AUTH-03] [PROF-03] a sign-up with the code of an account that is deleted at that moment says that nobody has the code: it failed without a reason', async () => {
  const friend = await market.newCustomer();
  const { ref_code } = await market.call('accounts.info', {}, friend);
  const { held, release, ended } = holding('customers', friend.shopperId, true);
  await held;
  const body = {
    name: 'Ana Torres',
    email: 'ana.torres@example.com',
    phone: '+59899111222',
    password: 'oranges-at-noon',
    confirm_password: 'oranges-at-noon',
    ref_code,
  };
  const refusal = market.refused('accounts.signUp', { body });
  await waitForLocks(market, 1);
  release();
  await ended;
  expect(await refusal).toMatchObject({ status: 422, code: 'ref_code_unknown' });
});
