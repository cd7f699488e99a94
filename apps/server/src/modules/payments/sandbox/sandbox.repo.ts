import type { Kysely } from 'kysely';

/** How the sandbox’s page was answered. */
export type SandboxOutcome = 'approved' | 'declined' | 'timed_out';

/** Tables of the sandbox. */
export interface SandboxTables {
  sandbox_charges: {
    readonly payment_id: string;
    readonly outcome: SandboxOutcome;
    readonly captured_minor: number;
    readonly refunded_minor: number;
    readonly created_at: Date;
  };
  sandbox_refunds: { readonly id: string; readonly payment_id: string; readonly amount_minor: number };
}

type Db = Kysely<SandboxTables>;

/** What became of a payment at the sandbox. */
export async function findCharge(
  db: Db,
  paymentId: string,
): Promise<SandboxTables['sandbox_charges'] | undefined> {
  return db.selectFrom('sandbox_charges').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** Notes the answer of the page; false where there was one before, which stands. */
export async function insertCharge(
  db: Db,
  row: Omit<SandboxTables['sandbox_charges'], 'refunded_minor'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('sandbox_charges')
    .values({ ...row, refunded_minor: 0 })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Gives captured money back, once for each id. */
export async function insertRefundOnce(db: Db, row: SandboxTables['sandbox_refunds']): Promise<void> {
  const inserted = await db
    .insertInto('sandbox_refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await db
    .updateTable('sandbox_charges')
    .set((set) => ({ refunded_minor: set('refunded_minor', '+', row.amount_minor) }))
    .where('payment_id', '=', row.payment_id)
    .execute();
}
