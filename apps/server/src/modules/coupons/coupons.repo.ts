import { isOff, ORDER_STATUSES } from '@promenade/domain/orders';
import { isTripOff, TRIP_STATUSES } from '@promenade/domain/rental';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { CouponRow, CouponTables, NewCouponRow } from './coupons.tables.ts';

type Db = Kysely<CouponTables>;

/** The coupon of a code in capitals. */
export async function findCouponRow(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

/** How often a shopper has used each of these coupons; one that is absent was never used. */
export async function countUses(
  db: Db,
  shopperId: string,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_shoppers')
    .select(['coupon_id', 'uses'])
    .where('shopper_id', '=', shopperId)
    .where('coupon_id', 'in', [...couponIds])
    .execute();
  return new Map(rows.map((row) => [row.coupon_id, row.uses]));
}

// One that came to nothing is not a first order yet (api.md, rule 3).
const standingOrders = sql`status <> all (${ORDER_STATUSES.filter(isOff)})`;
const standingTrips = sql`status <> all (${TRIP_STATUSES.filter(isTripOff)})`;

/** How many orders and trips of a shopper stand. */
export async function countStanding(db: Db, shopperId: string): Promise<number> {
  const { rows } = await sql<{ standing: number }>`
    select ((select count(*) from orders where shopper_id = ${shopperId} and ${standingOrders})
      + (select count(*) from trips where shopper_id = ${shopperId} and ${standingTrips}))::int as standing`.execute(
    db,
  );
  return rows[0]?.standing ?? 0;
}

/** The parameters of a list of coupons. */
export interface CouponFilter {
  /** The market's day. */
  readonly today: string;
  readonly customerId: string | undefined;
  readonly limit: number;
}

/** Coupons that run today and are not for others, the latest first. */
export async function listCouponRows(db: Db, filter: CouponFilter): Promise<CouponRow[]> {
  const mine = sql<boolean>`(customer_ids is null or ${filter.customerId ?? null}::uuid = any(customer_ids))`;
  return db
    .selectFrom('coupons')
    .selectAll()
    .where('active', '=', true)
    .where('retired', '=', false)
    .where((eb) => eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', filter.today)]))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', filter.today)]))
    .where(mine)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(filter.limit)
    .execute();
}

/** A coupon with how often it was used and not given back. */
export type UsedCouponRow = CouponRow & { readonly used: number };

/** Every coupon of the market, by its code. */
export async function listUsedCoupons(db: Db): Promise<UsedCouponRow[]> {
  const { rows } = await sql<UsedCouponRow>`
    select c.*, c.starts_on::text as starts_on, c.ends_on::text as ends_on,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null) as used
    from coupons c order by c.code`.execute(db);
  return rows;
}

/** Keeps a coupon; false where its code is taken. */
export async function insertCoupon(db: Db, row: NewCouponRow): Promise<boolean> {
  const title = json(row.title);
  const inserted = await db
    .insertInto('coupons')
    .values({ ...row, title, uses: 0, imported: false, retired: false })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets a coupon that an import has retired and nobody used, so that its code is free. */
export async function forgetUnused(db: Db, code: string): Promise<void> {
  await sql`delete from coupons c where c.code = ${code} and c.retired
    and not exists (select from coupon_uses u where u.coupon_id = c.id)`.execute(db);
}

/** Locks coupons until the transaction ends: the orders that use them are written, or wait. */
export async function holdCoupons(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom('coupons')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

// Uses are not counted while there is no limit for all.
const usesSoFar = sql<number>`case when coupons.total_uses is null and excluded.total_uses is not null
  then (select count(*)::int from coupon_uses u where u.coupon_id = coupons.id and u.given_back_at is null)
  else coupons.uses end`;

/** Keeps a market's coupon, held. One that stands keeps its uses, and whether an operator switched it off. */
export async function upsertCoupon(db: Db, row: NewCouponRow): Promise<void> {
  const { active: _active, created_at: _created, ...rest } = row;
  const title = json(row.title);
  await db
    .insertInto('coupons')
    .values({ ...row, title, uses: 0, imported: true, retired: false })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...rest, title, uses: usesSoFar, retired: false }),
    )
    .execute();
}

/** Retires what an earlier import brought and this one does not name. */
export async function retireOthers(db: Db, keptIds: readonly string[]): Promise<void> {
  let others = db.updateTable('coupons').set({ retired: true }).where('imported', '=', true);
  if (keptIds.length > 0) others = others.where('id', 'not in', [...keptIds]);
  await others.execute();
}

/** What a coupon may be bound to by ids. */
type BoundKind = 'store' | 'zone' | 'customer';

const homes: Readonly<Record<BoundKind, string>> = { store: 'stores', zone: 'zones', customer: 'customers' };

/** The first of these ids that is nobody's. */
export async function findStranger(
  db: Db,
  idsOf: Readonly<Record<BoundKind, readonly string[]>>,
): Promise<{ readonly kind: BoundKind; readonly id: string } | undefined> {
  for (const kind of ['store', 'zone', 'customer'] as const) {
    const { rows } = await sql<{ id: string }>`
      select asked.id from unnest(${[...idsOf[kind]]}::uuid[]) with ordinality asked (id, place)
      where not exists (select from ${sql.table(homes[kind])} known where known.id = asked.id)
      order by asked.place limit 1`.execute(db);
    if (rows[0]) return { kind, id: rows[0].id };
  }
  return undefined;
}

/** Switches a coupon on or off; false where there is none. */
export async function updateActive(db: Db, code: string, active: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ active })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
