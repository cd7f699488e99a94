import type { Kysely } from 'kysely';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

/** How an order is paid. */
export type HowPaid = Pick<OrderRow, 'payment_method' | 'payment_status' | 'wallet_minor' | 'payment_due_at'>;

/** The held order is paid another way. */
export async function updateHowPaid(
  db: Kysely<OrderTables>,
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
