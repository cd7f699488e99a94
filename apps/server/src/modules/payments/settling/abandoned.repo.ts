import { type Kysely, sql } from 'kysely';
import type { PaymentPurpose } from '@promenade/domain/payments';
import { paymentJob } from '../payment-jobs.ts';
import type { PaymentTables } from '../payments.tables.ts';

type Db = Kysely<PaymentTables>;

/** Payments that were given up. */
export interface Abandoned {
  readonly id: string;
  readonly subject_id: string;
}

// As the index of them says it.
const isGivenUp = sql<boolean>`p.state in ('failed', 'expired', 'replaced') and p.arrived_minor = 0
  and p.offline_method is null`;

/**
 * Payments of a purpose that were given up before an instant, by age, held until the transaction ends; not those that a
 * gateway is still to be asked about, nor those of transfers that were proved: money of either may be found.
 */
export async function lockAbandoned(
  db: Db,
  purpose: PaymentPurpose,
  before: Date,
  limit: number,
): Promise<Abandoned[]> {
  const { rows } = await sql<Abandoned>`
    select p.id, p.subject_id from payments p
    where p.purpose = ${sql.lit(purpose)} and ${isGivenUp} and p.updated_at < ${before}
      and not exists (select from payment_refunds r where r.payment_id = p.id)
      and not exists (select from sandbox_charges c where c.payment_id = p.id and c.captured_minor > 0)
      and not exists (select from jobs j
        where j.kind = ${paymentJob.ask.name} and j.payload ->> 'paymentId' = p.id::text)
    order by p.updated_at limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Deletes held payments with what gateways said of them. */
export async function deletePayments(db: Db, ids: readonly string[]): Promise<void> {
  const held = sql.val([...ids]);
  await sql`delete from payment_events where payment_id = any(${held}::uuid[])`.execute(db);
  await sql`delete from sandbox_charges where payment_id = any(${held}::uuid[])`.execute(db);
  await sql`delete from payments where id = any(${held}::uuid[])`.execute(db);
}

/** Which of these subjects have no payment. */
export async function listUnpaid(
  db: Db,
  purpose: PaymentPurpose,
  subjectIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from unnest(${sql.val([...subjectIds])}::uuid[]) as s (id)
    where not exists (select from payments p where p.purpose = ${purpose} and p.subject_id = s.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
