import { PAYABLE_STATES, type PaymentPurpose, type PaymentState } from '@promenade/domain/payments';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { NewPaymentRow, PaymentRow, PaymentTables, ProofField, RefundRow } from './payments.tables.ts';

type Db = Kysely<PaymentTables>;

/** What a payment is for, and which. */
export interface Subject {
  readonly purpose: PaymentPurpose;
  readonly subjectId: string;
}

/** What may change of a payment. */
export type PaymentChange = Partial<
  Pick<PaymentRow, 'state' | 'due_at' | 'gateway_reference' | 'gateway_charge' | 'arrived_minor' | 'detail'>
> & { readonly updated_at: Date };

/** Keeps a new payment. */
export async function insertPayment(db: Db, row: NewPaymentRow): Promise<void> {
  await db.insertInto('payments').values(row).execute();
}

/** A payment as it stands. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A payment that exists. */
export async function getPaymentRow(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A payment, held until the transaction ends. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The payments of a subject, the newest first. */
export async function listPaymentsOf(db: Db, { purpose, subjectId }: Subject): Promise<PaymentRow[]> {
  return ofSubject(db, { purpose, subjectId }).execute();
}

/** Which of several subjects have a payment in a state. */
export async function listSubjectsIn(
  db: Db,
  state: PaymentState,
  { purpose, subjectIds }: { readonly purpose: PaymentPurpose; readonly subjectIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('subject_id')
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', subjectIds)
    .where('state', '=', state)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** The payments of a subject, held until the transaction ends. */
export async function lockPaymentsOf(db: Db, subject: Subject): Promise<PaymentRow[]> {
  return ofSubject(db, subject).forUpdate().execute();
}

function ofSubject(db: Db, { purpose, subjectId }: Subject) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** Changes a held payment. */
export async function updatePayment(db: Db, id: string, change: PaymentChange): Promise<PaymentRow> {
  return db.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Keeps what an offline payment is proved with. */
export async function updateProof(
  db: Db,
  id: string,
  proof: {
    readonly method: string;
    readonly fields: readonly ProofField[];
    readonly picture: string | null;
    readonly dueAt: Date;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      state: 'reviewing',
      offline_method: proof.method,
      offline_fields: json(proof.fields),
      proof: proof.picture,
      due_at: proof.dueAt,
      updated_at: proof.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes what a gateway said; false where it has been heard before, which another transaction may be doing now. */
export async function insertEvent(db: Db, row: PaymentTables['payment_events']): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Counts money as given back; false where more would go back than has arrived. */
export async function takeRefund(db: Db, id: string, amountMinor: number): Promise<boolean> {
  const taken = await db
    .updateTable('payments')
    .set((set) => ({ refunded_minor: set('refunded_minor', '+', amountMinor) }))
    .where('id', '=', id)
    .whereRef('refunded_minor', '<=', sql<number>`arrived_minor - ${amountMinor}`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps a refund that is to be made. */
export async function insertRefund(
  db: Db,
  row: Omit<RefundRow, 'gateway_reference' | 'done_at'>,
): Promise<void> {
  await db.insertInto('payment_refunds').values(row).execute();
}

/** A refund, held until the transaction ends. */
export async function lockRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('payment_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Notes that a refund is made. */
export async function updateRefund(
  db: Db,
  id: string,
  done: { readonly gateway_reference: string; readonly done_at: Date },
): Promise<void> {
  await db.updateTable('payment_refunds').set(done).where('id', '=', id).execute();
}

/** Transfers in a state that were proved, the oldest first, and how many there are. */
export async function listProved(
  db: Db,
  state: PaymentState,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const proved = db.selectFrom('payments').where('state', '=', state).where('offline_method', 'is not', null);
  const { total } = await proved
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await proved
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit)
    .execute();
  return { rows, total };
}

/** A guest's payments become those of the customer who the guest turns out to be. */
export async function updatePaymentOwner(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('payments').set({ shopper_id: to }).where('shopper_id', '=', from).execute();
}

/** All payments of a shopper, oldest first. */
export async function listPaymentsBy(db: Db, shopperId: string): Promise<PaymentRow[]> {
  const query = db.selectFrom('payments').selectAll().where('shopper_id', '=', shopperId);
  return query.orderBy('created_at').execute();
}

/** Takes what proves a shopper's transfers out of the books. */
export async function clearProofs(db: Db, shopperId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ proof: null, offline_fields: sql<readonly ProofField[]>`'[]'::jsonb` })
    .where('shopper_id', '=', shopperId)
    .execute();
}

/** Whether a shopper has a payment that may still arrive. */
export async function hasPayable(db: Db, shopperId: string): Promise<boolean> {
  const query = db.selectFrom('payments').select('id').where('shopper_id', '=', shopperId);
  return (await query.where('state', 'in', [...PAYABLE_STATES]).executeTakeFirst()) !== undefined;
}

/** Whether there is a payment whose money has come, or may still come. */
export async function hasPayment(db: Db): Promise<boolean> {
  const query = db.selectFrom('payments').select('id').limit(1);
  const found = query.where((of) =>
    of.or([of('arrived_minor', '>', 0), of('state', 'in', [...PAYABLE_STATES])]),
  );
  return (await found.executeTakeFirst()) !== undefined;
}
