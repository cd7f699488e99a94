import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The rows compared with what shoppers were told. */
export interface Reckoning {
  readonly placed: number;
  readonly missing: number;
  /** Guests with more than one order, as each of them placed one. */
  readonly twice: number;
  /** Orders that no shopper was told of. */
  readonly untold: number;
  /** Items whose stock and orders do not add up. */
  readonly wrongStock: number;
}

const hashOf = (guestId: string): string => createHash('sha256').update(guestId).digest('hex');

async function count(pool: pg.Pool, text: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) as count from (${text}) as found`, [
    ...values,
  ]);
  return Number(rows[0]?.count ?? Number.NaN);
}

/** Compares the orders that were confirmed, and the stock, with the rows. */
export async function reckon(
  pool: pg.Pool,
  placed: ReadonlyMap<string, string>,
  stockAtFirst: number,
): Promise<Reckoning> {
  const ids = [...placed.keys()];
  const hashes = [...placed.values()].map(hashOf);
  const told = `select id, hash from unnest($1::uuid[], $2::text[]) as told (id, hash)`;
  const missing = `${told} where not exists (select from orders o join shoppers s on s.id = o.shopper_id
    where o.id = told.id and s.guest_key_hash = decode(told.hash, 'hex'))`;
  return {
    placed: ids.length,
    missing: await count(pool, missing, [ids, hashes]),
    twice: await count(pool, 'select shopper_id from orders group by 1 having count(*) > 1'),
    untold: await count(pool, 'select id from orders where id <> all($1::uuid[])', [ids]),
    wrongStock: await count(
      pool,
      `select s.item_id from item_stock s left join order_lines l on l.item_id = s.item_id
       group by s.item_id, s.stock having $1::integer - s.stock <> coalesce(sum(l.quantity), 0)`,
      [stockAtFirst],
    ),
  };
}
