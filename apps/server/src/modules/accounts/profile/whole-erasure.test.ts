import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConversation } from '../../../testing/contract/message-samples.ts';
import { addPasta, address, parkPasta } from '../../../testing/contract/owned-records.ts';
import { rideOf } from '../../../testing/contract/trip-samples.ts';
import {
  addPasskey,
  fixture,
  openTestMarket,
  placeTestOrder,
  tablesWith,
  type TestMarket,
} from '../../../testing/index.ts';
import { chores } from '../../rooms.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** What an export calls a table's rows, and what becomes of them when the account is deleted. */
type Kept = readonly [told: string | null, becomes: 'deleted' | 'stays without a name', because?: string];

// A table that refers to a shopper, straight or through others, or holds what reaches one, and is not here fails the test.
const tables: Readonly<Record<string, Kept>> = {
  account_codes: [null, 'deleted', 'a hash that lives for minutes'],
  addresses: ['addresses', 'deleted'],
  cart_lines: ['carts', 'deleted'],
  carts: ['carts', 'deleted'],
  checkout_items: ['checkout_items', 'deleted'],
  checkout_refusals: ['order_records', 'deleted'],
  conversations: ['messages', 'deleted'],
  coupon_shoppers: [null, 'stays without a name', 'how often: the uses themselves are told'],
  coupon_uses: ['coupons', 'stays without a name', 'a use is spent'],
  coupons: [null, 'stays without a name', 'ids of whom one is for'],
  couriers: [null, 'stays without a name', 'no customers'],
  customer_interests: ['profile', 'deleted'],
  customers: ['profile', 'deleted'],
  device_tokens: [null, 'deleted', 'opens a device, and is of its session'],
  enquiries: ['enquiries', 'deleted'],
  known_addresses: [null, 'deleted', 'hashes of networks'],
  ledger_accounts: ['wallet', 'stays without a name', 'the books'],
  ledger_postings: ['wallet', 'stays without a name', 'the books'],
  ledger_transactions: ['wallet', 'stays without a name', 'the books'],
  messages: ['messages', 'deleted'],
  newsletter_subscribers: ['newsletter', 'deleted'],
  notification_choices: ['notifications', 'deleted'],
  notifications: ['notifications', 'deleted'],
  order_cashbacks: [null, 'stays without a name', 'becomes a posting of the wallet'],
  order_events: [null, 'stays without a name', 'told as order_records, its words taken out'],
  order_lines: ['orders', 'stays without a name', 'the books'],
  order_records: ['order_records', 'stays without a name', 'the words people wrote taken out'],
  orders: ['orders', 'stays without a name', 'the books'],
  outbox_messages: [null, 'deleted', 'a day after it was sent'],
  partner_applications: [
    null,
    'stays without a name',
    'of partners, known by their reference; half a year where refused',
  ],
  passkeys: ['passkeys', 'deleted'],
  payment_events: [null, 'stays without a name', 'the books'],
  payment_refunds: [null, 'stays without a name', 'the books'],
  payments: ['payments', 'stays without a name', 'the books'],
  prescriptions: ['prescriptions', 'deleted'],
  push_subscriptions: [null, 'deleted', 'opens a device, and is of its session'],
  referral_discounts: [null, 'stays without a name', 'a first order is made once'],
  refund_requests: ['orders', 'stays without a name', 'the books'],
  reviews: ['reviews', 'stays without a name', 'readers have relied on it'],
  sandbox_charges: [null, 'stays without a name', 'of a demonstration'],
  sandbox_refunds: [null, 'stays without a name', 'of a demonstration'],
  sessions: ['sessions', 'deleted'],
  shoppers: [null, 'stays without a name', 'an id, and nothing that says whose'],
  social_identities: ['other_accounts', 'deleted'],
  stores: [null, 'stays without a name', 'no customers'],
  trip_carts: ['trip_carts', 'deleted'],
  trip_cart_lines: ['trip_carts', 'deleted'],
  trip_events: [null, 'stays without a name', 'the steps of trips, their words taken out'],
  trip_handovers: ['trips', 'deleted'],
  trip_lines: ['trips', 'stays without a name', 'the books'],
  trip_units: [null, 'stays without a name', 'which vehicle was out'],
  trips: ['trips', 'stays without a name', 'the books'],
  vehicle_reviews: ['vehicle_reviews', 'stays without a name', 'readers have relied on it'],
  wallet_top_ups: ['payments', 'stays without a name', 'the books'],
  wishlist_entries: ['wishlist', 'deleted'],
};

/** Tables that refer to a shopper, however far, and those that hold what reaches a person. */
async function personalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive refers (name) as (
      select unnest(array['shoppers', 'customers']) collate "C"
      union
      select c.relname::text collate "C" from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_class f on f.oid = k.confrelid join refers on refers.name = f.relname where k.contype = 'f'
    )
    select name from refers
    union
    select table_name::text from information_schema.columns where table_schema = 'public'
      and column_name ~ '^(customer|shopper|owner|guest)|email|phone|recipient|contact'`.execute(
    market.ctx.db,
  );
  return [...new Set(rows.map(({ name }) => name))].sort();
}

test('every table that tells of a shopper is in the export, goes with the account, or says why it stays', async () => {
  expect(await personalTables()).toEqual(Object.keys(tables).sort());
  const unexplained = Object.entries(tables).filter(
    ([, [told, becomes, because]]) =>
      (told === null || becomes !== 'deleted') && told !== 'profile' && !because,
  );
  expect(unexplained).toEqual([]);
  const taken = await market.call('accounts.export', {}, { token: (await market.newCustomer()).token });
  const names = new Set([...Object.keys(taken.records), 'profile']);
  expect(Object.values(tables).filter(([told]) => told !== null && !names.has(told))).toEqual([]);
});

test('what is kept of a customer is found without reading what is kept of others', async () => {
  const { rows: referring } = await sql<{ table: string; column: string }>`
    select c.relname::text as "table", a.attname::text as "column" from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'customers'::regclass`.execute(market.ctx.db);
  const readWhole: string[] = [];
  await market.ctx.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const { table, column } of referring) {
      const { rows: plan } = await sql`explain select from ${sql.table(table)}
        where ${sql.ref(column)} = '00000000-0000-0000-0000-000000000000'`.execute(trx);
      if (JSON.stringify(plan).includes('Seq Scan')) readWhole.push(table);
    }
  });
  // Codes are forgotten within the hour.
  expect(readWhole).toEqual(['account_codes']);
});

// In every field that a customer writes into.
const mark = 'Zebulonia';
const phone = '+59899777123';

async function leaveTraces(token: string, email: string): Promise<string> {
  const me = { token };
  const person = { contact_person_name: mark, contact_person_number: phone };
  const written = { order_note: mark, delivery_instruction: mark, road: mark, house: mark, floor: mark };
  const order = { ...person, ...written, contact_person_email: email, address: `${mark} 12` };
  const { order_id } = await placeTestOrder(market, me, { change: order });
  const about = { order_id, message_id: market.ctx.ids.next(), text: `I am ${mark}` };
  const to = { counterpart: 'store', counterpart_id: fixture.stores.trattoria } as const;
  await market.call('messages.send', { body: { ...about, ...to } }, me);
  await openConversation(market, me);
  await market.call('orders.cancel', { body: { order_id, reason: `${mark} is away` } }, me);
  const { tripId: trip_id } = await rideOf(market, me);
  await market.call('trips.cancel', { body: { trip_id, reason: `${mark} walks` } }, me);
  await market.call('addresses.add', { body: { ...address, ...person, address: mark } }, me);
  await addPasskey(market, token);
  await parkPasta(market, me);
  await addPasta(market, me);
  const enquiry = { name: mark, phone, email, subject: mark, message: `${mark} asks` };
  await market.call('enquiries.send', { body: enquiry });
  await market.call('newsletter.subscribe', { body: { email } });
  return order_id;
}

test('[PROF-03] after the account is deleted its person is nowhere in the database', async () => {
  const { token, shopperId } = await market.newCustomer();
  const email = `${mark.toLowerCase()}@example.com`;
  await sql`update customers set first_name = ${mark}, last_name = ${mark}, email = ${email}, email_verified = true,
    phone = ${phone}, phone_digits = '59899777123' where id = ${shopperId}`.execute(market.ctx.db);
  await leaveTraces(token, email);
  await market.runJobs();
  expect((await tablesWith(market, mark)).length).toBeGreaterThan(8);
  const taken = JSON.stringify(await market.call('accounts.export', {}, { token }));
  for (const words of ['is away', 'walks', 'asks', 'I am', 'Zebulonia 12']) expect(taken).toContain(words);
  await market.call('accounts.remove', {}, { token });
  // First answers of writes are kept sealed for two days, mails for one.
  market.clock.advance(3 * 24 * 60 * 60 * 1000);
  for (const chore of chores) await chore(market.ctx);
  expect(await tablesWith(market, mark)).toEqual([]);
  expect(await tablesWith(market, '99777123')).toEqual([]);
});
