import type { GiftRule } from '@promenade/domain/ledger';
import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type {
  BonusRow,
  CashbackRow,
  GiftTables,
  OrderCashbackRow,
  ReferralDiscountRow,
} from './gifts.tables.ts';

type Db = Kysely<GiftTables>;

/** Current bonuses, lowest minimum first. */
export async function listBonusRows(db: Db, at: Date): Promise<BonusRow[]> {
  return db
    .selectFrom('wallet_bonuses')
    .selectAll()
    .where('active', '=', true)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('minimum_add_minor')
    .orderBy('id')
    .execute();
}

/** Current cashback rules, lowest minimum first. */
export async function listCashbackRows(db: Db, at: Date): Promise<CashbackRow[]> {
  return db
    .selectFrom('cashback_rules')
    .selectAll()
    .where('active', '=', true)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('min_purchase_minor')
    .orderBy('id')
    .execute();
}

/** Bonuses that run, as the domain weighs them. */
export async function listBonusRules(db: Db, at: Date): Promise<GiftRule[]> {
  return (await listBonusRows(db, at)).map((row) => ({
    id: row.id,
    type: row.bonus_type,
    amount: row.bonus_amount,
    minimumMinor: row.minimum_add_minor,
    maximumMinor: row.maximum_bonus_minor,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
  }));
}

/** How many orders of a customer earn by each rule. */
export async function countCashbacks(db: Db, customerId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_cashbacks')
    .select(['rule_id', (of) => of.fn.countAll<number>().as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('rule_id')
    .execute();
  return new Map(rows.map((row) => [row.rule_id, row.count]));
}

/** Stores the cashback that an order will earn; does nothing if it is stored already. */
export async function insertOrderCashback(db: Db, row: OrderCashbackRow): Promise<void> {
  await db
    .insertInto('order_cashbacks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What an order will earn. */
export async function findOrderCashback(db: Db, orderId: string): Promise<OrderCashbackRow | undefined> {
  return db.selectFrom('order_cashbacks').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Whether a friend's discount was used. */
export async function hasReferralDiscount(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('referral_discounts')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps that a friend's discount is used; false when it was. */
export async function insertReferralDiscount(db: Db, row: ReferralDiscountRow): Promise<boolean> {
  const kept = await db
    .insertInto('referral_discounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Gives back a friend's discount that an order has used. */
export async function deleteReferralDiscount(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('referral_discounts').where('order_id', '=', orderId).execute();
}

/** Forgets the cashback that an order would have earned. */
export async function deleteOrderCashback(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('order_cashbacks').where('order_id', '=', orderId).execute();
}

/** Forgets what an order would have earned, and gives a friend's discount back. */
export async function deleteGiftsOfOrder(db: Db, orderId: string): Promise<void> {
  await deleteOrderCashback(db, orderId);
  await deleteReferralDiscount(db, orderId);
}

/** Keeps bonuses by their ids, over those of before. */
export async function upsertBonuses(db: Db, rows: readonly BonusRow[]): Promise<void> {
  for (const row of rows) {
    const { id: _id, ...change } = { ...row, title: json(row.title), description: json(row.description) };
    await db
      .insertInto('wallet_bonuses')
      .values({ ...change, id: row.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
      .execute();
  }
}

/** Keeps rules of cashback by their ids, over those of before. */
export async function upsertCashbacks(db: Db, rows: readonly CashbackRow[]): Promise<void> {
  for (const row of rows) {
    const { id: _id, ...change } = { ...row, title: json(row.title) };
    await db
      .insertInto('cashback_rules')
      .values({ ...change, id: row.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
      .execute();
  }
}
