import type { Kysely } from 'kysely';
import type { PaymentTables } from '../payments.tables.ts';

type Db = Kysely<PaymentTables>;

/** Refunds of transfers that nobody has made yet, the oldest first, each with what it is of. */
export function listOwed(db: Db) {
  return db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select([
      'payment_refunds.id',
      'payment_refunds.amount_minor',
      'payment_refunds.created_at',
      'payments.currency',
      'payments.purpose',
      'payments.subject_id',
      'payments.offline_fields',
    ])
    .where('payments.method', '=', 'offline_payment')
    .where('payment_refunds.done_at', 'is', null)
    .orderBy('payment_refunds.created_at')
    .orderBy('payment_refunds.id')
    .execute();
}

/** Notes that one was made; false where it is not owed. */
export async function closeOwed(db: Db, id: string, at: Date): Promise<boolean> {
  const transfers = db.selectFrom('payments').select('id').where('method', '=', 'offline_payment');
  const closed = await db
    .updateTable('payment_refunds')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('payment_id', 'in', transfers)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}
