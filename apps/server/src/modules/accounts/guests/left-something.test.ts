import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { chores } from '../../rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  // A row of a table counts, whatever stands in it.
  await sql`do $$ declare c record; begin
    for c in select conrelid::regclass as of, conname from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace and confrelid <> 'shoppers'::regclass
    loop execute format('alter table %s drop constraint %I cascade', c.of, c.conname); end loop;
  end $$`.execute(market.owner);
});
afterAll(() => market.close());

// A table that refers to a shopper and is not here fails the test: does a guest stay for its sake, or go with it?
const tables: Readonly<Record<string, 'stays' | 'goes'>> = {
  // Without anything in it.
  carts: 'goes',
  checkout_items: 'goes',
  checkout_refusals: 'goes',
  coupon_shoppers: 'stays',
  coupon_uses: 'stays',
  customers: 'stays',
  ledger_accounts: 'stays',
  notifications: 'stays',
  order_cashbacks: 'stays',
  orders: 'stays',
  payments: 'stays',
  prescriptions: 'stays',
  referral_discounts: 'stays',
  trip_carts: 'goes',
  trips: 'stays',
  wallet_top_ups: 'stays',
};

async function referring(): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname::text as "table", a.attname::text as "column" from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'shoppers'::regclass order by 1`.execute(market.ctx.db);
  return new Map(rows.map(({ table, column }) => [table, column]));
}

const valueOfType = (type: string) =>
  ({
    uuid: sql`gen_random_uuid()`,
    jsonb: sql`'{}'::jsonb`,
    boolean: sql`false`,
    'timestamp with time zone': sql`now() + interval '5 years'`,
    text: sql`gen_random_uuid()::text`,
  })[type] ?? sql`1`;

/** A row with only the required values. */
async function insertRow(table: string, column: string, shopperId: string): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(market.ctx.db);
  const others = rows.filter(({ name }) => name !== column);
  const names = [column, ...others.map(({ name }) => name)].map((name) => sql.ref(name));
  const values = [sql`${shopperId}::uuid`, ...others.map(({ type }) => valueOfType(type))];
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
    market.ctx.db,
  );
}

const clearAway = async (): Promise<void> => {
  for (const chore of chores) await chore(market.ctx);
};

test('each table that refers to a shopper keeps a guest, or goes along', async () => {
  const referringTables = await referring();
  expect([...referringTables.keys()]).toEqual(Object.keys(tables));
  const guests = new Map<string, string>();
  for (const [table, column] of referringTables) {
    const { shopperId } = await market.newGuest();
    await insertRow(table, column, shopperId);
    guests.set(table, shopperId);
  }
  market.clock.advance(400 * DAY_MS);
  await clearAway();
  const { rows } = await sql<{ id: string }>`select id from shoppers`.execute(market.ctx.db);
  const left = new Set(rows.map(({ id }) => id));
  const became = [...guests].map(([table, id]) => [table, left.has(id) ? 'stays' : 'goes']);
  expect(Object.fromEntries(became)).toEqual(tables);
});

test('a guest is forgotten without reading what others have left', async () => {
  const readWhole: string[] = [];
  await market.ctx.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const [table, column] of await referring()) {
      const { rows: plan } = await sql`explain select from ${sql.table(table)}
        where ${sql.ref(column)} = '00000000-0000-0000-0000-000000000000'`.execute(trx);
      if (JSON.stringify(plan).includes('Seq Scan')) readWhole.push(table);
    }
  });
  expect(readWhole).toEqual([]);
});
