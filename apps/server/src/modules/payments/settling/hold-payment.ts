import { type Ctx, over } from '../../../platform/context.ts';
import { findPayment, lockPayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import type { PaymentPurposes } from '../purposes.ts';

/** A payment, held after what it pays for; undefined where there is none. */
export async function holdPayment(
  ctx: Ctx,
  purposes: PaymentPurposes,
  id: string,
): Promise<PaymentRow | undefined> {
  const db = over<PaymentTables>(ctx);
  const known = await findPayment(db, id);
  if (!known) return undefined;
  await purposes[known.purpose]?.hold?.(ctx, known.subject_id);
  return lockPayment(db, id);
}
