import { toMajor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listOwners } from '../../platform/owners.repo.ts';
import { dropPicture } from '../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { getMarket } from '../settings/index.ts';
import { clearProofs, hasPayable, listPaymentsBy, updatePaymentOwner } from './payments.repo.ts';
import type { PaymentTables } from './payments.tables.ts';

async function tell(ctx: Ctx, customerId: string): Promise<readonly unknown[]> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const rows = await listPaymentsBy(over<PaymentTables>(ctx), customerId);
  return rows.map((row) => ({
    payment_id: row.id,
    purpose: row.purpose,
    payment_method: row.method,
    state: row.state,
    amount: toMajor(row.amount_minor, decimals),
    currency: row.currency,
    refunded: toMajor(row.refunded_minor, decimals),
    transfer: row.offline_fields,
    created_at: row.created_at,
  }));
}

/** A deleted account’s payments stay for the books, without what proved them; none may be waited for. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<PaymentTables>(ctx);
  if (await hasPayable(db, customerId)) refuse('payment_under_way');
  for (const { proof } of await listPaymentsBy(db, customerId)) if (proof) await dropPicture(ctx, proof);
  await clearProofs(db, customerId);
}

/** What happens to payments when a guest signs in, and when a customer exports their data or leaves. */
export const paymentsOfCustomer: CustomerRoom = {
  name: 'payments',
  follow: (ctx, guestShopperId, customerId) =>
    updatePaymentOwner(over<PaymentTables>(ctx), guestShopperId, customerId),
  tell,
  forget,
  listKeptGuests: (ctx, guestIds) => listOwners(over<PaymentTables>(ctx), 'payments', 'shopper_id', guestIds),
};
