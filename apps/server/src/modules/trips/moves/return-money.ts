import { splitRefund } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { bookRefund, returnableOf, returnToWallet } from '../../ledger/index.ts';
import { type PaymentNow, refundPayment, settledPaymentsOf, withdrawPayments } from '../../payments/index.ts';
import { updateTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { paidMinor } from './trip-money.ts';

const leftOf = ({ amountMinor, refundedMinor }: PaymentNow): number => amountMinor - refundedMinor;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** The latest payment gives back first; each no more than it brought. */
async function refundPayments(
  ctx: Ctx,
  tripId: string,
  payments: readonly PaymentNow[],
  amountMinor: number,
): Promise<void> {
  let restMinor = amountMinor;
  for (const payment of payments) {
    const partMinor = Math.min(restMinor, leftOf(payment));
    if (partMinor === 0) continue;
    restMinor -= partMinor;
    const { refundId } = await refundPayment(ctx, payment.paymentId, partMinor);
    await bookRefund(ctx, { tripId, key: refundId, through: 'gateways', amountMinor: partMinor });
  }
}

/** Returns an amount paid for a locked trip, the way it came; all of it if no amount is given. */
export async function returnMoney(ctx: Ctx, trip: TripRow, wantedMinor?: number): Promise<TripRow> {
  const db = over<TripTables>(ctx);
  const { id: tripId, shopper_id: customerId, wallet_minor: walletPaid, returned_minor: earlier } = trip;
  const amountMinor = wantedMinor ?? paidMinor(trip);
  if (amountMinor === 0) return trip;
  const payments = await settledPaymentsOf(ctx, 'trip', tripId);
  const gatewayMinor = sum(payments.map(leftOf));
  const walletMinor = Math.max(0, walletPaid - (earlier - sum(payments.map((one) => one.refundedMinor))));
  const cashMinor = paidMinor(trip) - gatewayMinor - walletMinor;
  const returnable = await returnableOf(ctx, customerId, { walletMinor, cashMinor });
  const parts = splitRefund({ gatewayMinor, ...returnable }, amountMinor);
  await refundPayments(ctx, tripId, payments, parts.gatewayMinor);
  const part = ctx.ids.next();
  await returnToWallet(ctx, {
    customerId,
    tripId,
    part,
    kind: 'order_refund',
    amountMinor: parts.walletMinor,
  });
  await bookRefund(ctx, { tripId, key: `cash:${part}`, through: 'cash', amountMinor: parts.cashMinor });
  const change = { returned_minor: earlier + amountMinor };
  return updateTrip(db, tripId, change, new Date(ctx.clock.now()));
}

/** Returns everything paid for a trip that was cancelled or failed, and closes its open payments (api.md, rule 9). */
export async function releaseMoney(ctx: Ctx, trip: TripRow): Promise<TripRow> {
  await withdrawPayments(ctx, { purpose: 'trip', subjectId: trip.id });
  return returnMoney(ctx, trip);
}
