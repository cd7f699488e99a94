import { type Kysely, sql } from 'kysely';
import type { CouponRow, CouponTables, CouponUseRow } from '../coupons.tables.ts';

type Db = Kysely<CouponTables>;

/** What a use of a coupon goes by. */
export type UsableCoupon = Pick<
  CouponRow,
  'coupon_type' | 'uses_per_customer' | 'total_uses' | 'active' | 'retired'
>;

const usable = ['coupon_type', 'uses_per_customer', 'total_uses', 'active', 'retired'] as const;

/**
 * Takes one of the total uses of a coupon that has a limit for all; undefined if none is left, it is off, or it has no
 * such limit. Locks the coupon until the transaction ends.
 */
export async function takeTotalUse(db: Db, couponId: string): Promise<UsableCoupon | undefined> {
  return db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('active', '=', true)
    .where('retired', '=', false)
    .whereRef('uses', '<', 'total_uses')
    .returning(usable)
    .executeTakeFirst();
}

/**
 * A coupon, shared with others that use it until the transaction ends: whoever switches it off or limits it waits, and
 * sees the use.
 */
export async function shareCoupon(db: Db, couponId: string): Promise<UsableCoupon | undefined> {
  return db.selectFrom('coupons').select(usable).where('id', '=', couponId).forShare().executeTakeFirst();
}

// PostgreSQL's largest integer: no limit.
const noLimit = 2_147_483_647;

/** Takes one of a shopper's uses; false if none is left. Locks the shopper's count until the transaction ends. */
export async function takeOwnUse(
  db: Db,
  { couponId, shopperId, limit }: { couponId: string; shopperId: string; limit: number | null },
): Promise<boolean> {
  const taken = await db
    .insertInto('coupon_shoppers')
    .values({ coupon_id: couponId, shopper_id: shopperId, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['coupon_id', 'shopper_id'])
        .doUpdateSet((eb) => ({ uses: eb('coupon_shoppers.uses', '+', 1) }))
        .where('coupon_shoppers.uses', '<', limit ?? noLimit),
    )
    .returning('uses')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Writes a use down; false where the shopper has a first order with a coupon already. */
export async function insertUse(db: Db, use: Omit<CouponUseRow, 'given_back_at'>): Promise<boolean> {
  const inserted = await db
    .insertInto('coupon_uses')
    .values({ ...use, given_back_at: null })
    .onConflict((conflict) =>
      conflict
        .column('shopper_id')
        // Written out: a prepared statement's parameter would keep PostgreSQL from finding the index.
        .where(sql<boolean>`is_first_order`)
        .where('given_back_at', 'is', null)
        .doNothing(),
    )
    .returning('coupon_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Gives the use of an order or a trip back; undefined where it has none, or has given it back. */
export async function returnUse(
  db: Db,
  of: { readonly orderId: string } | { readonly tripId: string },
  at: Date,
): Promise<Pick<CouponUseRow, 'coupon_id' | 'shopper_id'> | undefined> {
  const [column, id] =
    'tripId' in of ? (['trip_id', of.tripId] as const) : (['order_id', of.orderId] as const);
  return db
    .updateTable('coupon_uses')
    .set({ given_back_at: at })
    .where(column, '=', id)
    .where('given_back_at', 'is', null)
    .returning(['coupon_id', 'shopper_id'])
    .executeTakeFirst();
}

/** Counts one of the total uses less; false where they are not counted. */
async function uncountTotalUse(db: Db, couponId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .where('total_uses', 'is not', null)
    .where('uses', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts one use less, of the shopper and, where they are counted, of everybody's. */
export async function uncountUse(
  db: Db,
  { coupon_id: couponId, shopper_id: shopperId }: Pick<CouponUseRow, 'coupon_id' | 'shopper_id'>,
): Promise<void> {
  // An import may be setting a limit: it counts this use as given back, or is waited for.
  if (!(await uncountTotalUse(db, couponId)) && (await shareCoupon(db, couponId))?.total_uses)
    await uncountTotalUse(db, couponId);
  await db
    .updateTable('coupon_shoppers')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('coupon_id', '=', couponId)
    .where('shopper_id', '=', shopperId)
    .execute();
}

/** Makes a shopper's uses another's. Whoever has had a first order keeps that one alone. */
export async function moveUses(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await sql`
    insert into coupon_shoppers (coupon_id, shopper_id, uses)
    select coupon_id, ${toShopperId}, uses from coupon_shoppers where shopper_id = ${fromShopperId}
    on conflict (coupon_id, shopper_id) do update set uses = coupon_shoppers.uses + excluded.uses`.execute(
    db,
  );
  await db.deleteFrom('coupon_shoppers').where('shopper_id', '=', fromShopperId).execute();
  await sql`
    update coupon_uses set shopper_id = ${toShopperId}, is_first_order = is_first_order and not exists (
      select 1 from coupon_uses u
      where u.shopper_id = ${toShopperId} and u.is_first_order and u.given_back_at is null)
    where shopper_id = ${fromShopperId}`.execute(db);
}

/** A shopper's uses with their codes, the latest first. */
export async function listUses(db: Db, shopperId: string): Promise<(CouponUseRow & { code: string })[]> {
  return db
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .selectAll('coupon_uses')
    .select('coupons.code')
    .where('coupon_uses.shopper_id', '=', shopperId)
    .orderBy('used_at', 'desc')
    .execute();
}
