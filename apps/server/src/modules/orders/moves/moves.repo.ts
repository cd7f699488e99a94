import { type Kysely, sql } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

type Db = Kysely<OrderTables>;

/** How an order is paid. */
export type HowPaid = Pick<OrderRow, 'payment_method' | 'payment_status' | 'wallet_minor' | 'payment_due_at'>;

/** The held order is paid another way. */
export async function updateHowPaid(
  db: Db,
  id: string,
  howPaid: Partial<HowPaid>,
  at: Date,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ ...howPaid, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds to the amount returned for the locked order. */
export async function updateReturned(db: Db, id: string, returnedMinor: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ returned_minor: sql`returned_minor + ${returnedMinor}` })
    .where('id', '=', id)
    .execute();
}

/** What staff may change of an order beside its status. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'preparation_minutes'
    | 'expected_at'
    | 'courier_id'
    | 'courier'
    | 'bill'
    | 'total_minor'
    | 'wrong_codes'
    | 'unanswered_at'
  >
>;

/** Changes parts of the held order. */
export async function updateOrderParts(
  db: Db,
  id: string,
  { courier, bill, ...parts }: OrderChange,
  at: Date,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ ...parts, ...(bill && { bill: json(bill) }), updated_at: at })
    .$if(courier !== undefined, (query) => query.set({ courier: json(courier ?? null) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
