import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, giveRecords } from '../../../testing/contract/owned-records.ts';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const take = (token: string) => market.call('accounts.export', {}, { token });

/** None of a shopper’s orders and trips is under way any more, and no money is waited for. */
async function allDelivered(shopperId: string): Promise<void> {
  await sql`update orders set status = 'delivered' where shopper_id = ${shopperId}`.execute(market.ctx.db);
  await sql`update trips set status = 'completed' where shopper_id = ${shopperId}`.execute(market.ctx.db);
  await sql`update payments set state = 'expired' where shopper_id = ${shopperId}`.execute(market.ctx.db);
}

describe('an export', () => {
  test('holds what every room keeps of the customer, and of nobody else; no secret of any kind', async () => {
    const [one, two] = [await market.newCustomer(), await market.newCustomer()];
    const [mine, theirs] = [await giveRecords(market, one), await giveRecords(market, two)];
    const taken = await take(one.token);
    expect(taken.profile.email).toBe(one.email);
    expect(Object.entries(taken.records).map(([name, list]) => [name, list.length])).toEqual([
      ['sessions', 1],
      ['passkeys', 1],
      ['other_accounts', 0],
      ['blocks', 0],
      ['carts', 2],
      ['checkout_items', 0],
      ['trip_carts', 1],
      ['orders', 4],
      ['order_records', 24],
      ['trips', 2],
      ['vehicle_reviews', 0],
      ['payments', 2],
      ['wallet', 0],
      ['coupons', 0],
      ['prescriptions', 0],
      ['addresses', 1],
      ['wishlist', 0],
      ['reviews', 0],
      ['messages', 1],
      // Of four orders and two trips, some of them moved on or paid for.
      ['notifications', 16],
      ['enquiries', 0],
      ['newsletter', 0],
    ]);
    const text = JSON.stringify(taken);
    for (const id of [mine.lineId, mine.orderId, mine.addressId]) expect(text).toContain(id);
    for (const id of Object.values(theirs)) expect(text).not.toContain(id);
    expect(text).not.toMatch(/hash|public_key|argon/);
  });
});

describe('[PROF-03] deleting the account', () => {
  test('ends it all: sessions, addresses, carts; the order stays without a name on it', async () => {
    const { token, email, shopperId } = await market.newCustomer();
    const { orderId } = await giveRecords(market, { token });
    await allDelivered(shopperId);
    expect(await market.call('accounts.remove', {}, { token })).toEqual({
      message: 'Account has been deleted',
    });
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({ code: 'session_dead' });
    const { rows } = await sql<{ table: string; left: number }>`
      select 'customers' as table, count(*) as left from customers where id = ${shopperId}
      union all select 'sessions', count(*) from sessions where customer_id = ${shopperId}
      union all select 'addresses', count(*) from addresses where customer_id = ${shopperId}
      union all select 'passkeys', count(*) from passkeys where customer_id = ${shopperId}
      union all select 'carts', count(*) from carts where shopper_id = ${shopperId}
      union all select 'notifications', count(*) from notifications where shopper_id = ${shopperId}`.execute(
      market.ctx.db,
    );
    expect(rows.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0, 0]);
    const order = await sql`select * from orders where id = ${orderId}`.execute(market.ctx.db);
    expect(order.rows).toHaveLength(1);
    expect(JSON.stringify(order.rows)).not.toMatch(/Ana|99123456|Sarandí/);
    const trips = await sql`select * from trips where shopper_id = ${shopperId}`.execute(market.ctx.db);
    expect(trips.rows).toHaveLength(2);
    expect(JSON.stringify(trips.rows)).not.toMatch(/Ana|99123456|99 123 456/);
    expect(address.address).toContain('Sarandí');
    const body = { email_or_phone: email, password: 'correct horse' };
    expect(await market.refused('accounts.login', { body })).toMatchObject({ code: 'wrong_credentials' });
  });

  test('waits for an order that is under way', async () => {
    const { token, shopperId } = await market.newCustomer();
    await giveRecords(market, { token });
    const refusal = await market.refused('accounts.remove', {}, { token });
    expect(refusal).toMatchObject({ status: 409, code: 'order_under_way' });
    await market.call('accounts.info', {}, { token });
    await allDelivered(shopperId);
    await market.call('accounts.remove', {}, { token });
  });
});
