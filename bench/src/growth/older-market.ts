/** What accumulates in a market's database over years: carts that nobody closed, and delivered orders. */
import type pg from 'pg';
import { type Bench, itemOfStore } from '../operations.ts';
import type { BenchGuest } from '../shoppers.ts';

// Ids in the form of UUIDv7, numbered: the kind is the last group's first digit. The market's own ids begin with
// letters.
const numbered = (kind: string, number: string): string =>
  `('01941f29-7c00-7000-8000-${kind}' || lpad(to_hex(${number}), 11, '0'))::uuid`;
const shopper = (number: string): string => numbered('1', number);

/**
 * Carts of other guests, from the n-th to the m-th, each with one line like that of `model`, over 64 stores in turn.
 */
export async function addOpenCarts(
  bench: Bench,
  model: BenchGuest,
  [from, to]: readonly [number, number],
): Promise<void> {
  const { pool } = bench;
  const items = Array.from({ length: 64 }, (_, store) => itemOfStore(bench, store).itemId);
  const numbers = `generate_series(${from}::int, ${to}::int) as n`;
  await pool.query(
    `insert into shoppers (id, guest_key_hash, created_at)
     select ${shopper('n')}, sha256(('older ' || n)::bytea), now() - make_interval(secs => n) from ${numbers}`,
  );
  await pool.query(
    `insert into carts (id, shopper_id, module_id, updated_at)
     select ${numbered('2', 'n')}, ${shopper('n')}, c.module_id, now() from ${numbers}, carts c where c.shopper_id = $1`,
    [model.shopperId],
  );
  await pool.query(
    `insert into cart_lines (id, cart_id, item_id, model, choice_key, quantity, unit_price_minor, selections, variation, add_ons, created_at)
     select ${numbered('3', 'n')}, ${numbered('2', 'n')}, ($2::uuid[])[1 + n % 64], l.model, l.choice_key, l.quantity,
       l.unit_price_minor, l.selections, l.variation, l.add_ons, now()
     from ${numbers}, cart_lines l join carts c on c.id = l.cart_id where c.shopper_id = $1`,
    [model.shopperId, items],
  );
}

async function columnsOf(pool: pg.Pool, table: string, left: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and not column_name = any($2)`,
    [table, left],
  );
  return rows.map(({ name }) => name);
}

/** Copies the rows of an order, under the copies' ids. */
async function copyPart(pool: pg.Pool, table: string, model: string, numbers: string): Promise<void> {
  const same = await columnsOf(pool, table, ['id', 'order_id']);
  const hasId = (await columnsOf(pool, table, [])).includes('id');
  const ids = hasId ? `id, order_id` : 'order_id';
  const made = hasId ? `gen_random_uuid(), ${numbered('4', 'n')}` : numbered('4', 'n');
  await pool.query(
    `insert into ${table} (${ids}, ${same.join()}) select ${made}, ${same.map((name) => `o.${name}`).join()}
     from ${numbers}, ${table} o where o.order_id = $1`,
    [model],
  );
}

/**
 * Orders delivered long ago, from the n-th to the m-th, like `model` with all its rows. They belong to the first
 * `shoppers` guests of {@link addOpenCarts} in turn.
 */
export async function addOldOrders(
  { pool }: Bench,
  model: string,
  shoppers: number,
  [from, to]: readonly [number, number],
): Promise<void> {
  const numbers = `generate_series(${from}::int, ${to}::int) as n`;
  const same = await columnsOf(pool, 'orders', [
    'id',
    'shopper_id',
    'status',
    'payment_status',
    'created_at',
  ]);
  await pool.query(
    `insert into orders (id, shopper_id, status, payment_status, created_at, ${same.join()})
     select ${numbered('4', 'n')}, ${shopper(`1 + n % ${shoppers}`)}, 'delivered', 'paid',
       now() - interval '1 day' - make_interval(secs => n * 30), ${same.map((name) => `o.${name}`).join()}
     from ${numbers}, orders o where o.id = $1`,
    [model],
  );
  for (const table of ['order_lines', 'order_events', 'order_records'])
    await copyPart(pool, table, model, numbers);
}
