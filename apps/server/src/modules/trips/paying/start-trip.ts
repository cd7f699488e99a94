import type { Ctx } from '../../../platform/context.ts';
import type { PaymentPlan } from '../../checkout/index.ts';
import { payFromWallet } from '../../ledger/index.ts';
import { openPayment } from '../../payments/index.ts';
import { engageTripAutopilot } from '../autopilot/engage-trip.ts';
import type { TripRow } from '../trips.tables.ts';

/**
 * Starts a new trip, in its transaction: the wallet pays its part, a payment is opened for the rest, and a trip that
 * does not wait for a gateway moves on.
 * @returns the payment link; null if nothing is paid now
 */
export async function startTrip(
  ctx: Ctx,
  trip: TripRow,
  { outsideMinor, returnPath, columns }: PaymentPlan,
  fromWalletMinor: number,
): Promise<string | null> {
  const { id: tripId, shopper_id: shopperId } = trip;
  await payFromWallet(ctx, {
    customerId: shopperId,
    tripId,
    part: ctx.ids.next(),
    kind: 'trip_booking',
    amountMinor: fromWalletMinor,
  });
  if (outsideMinor === 0) {
    await engageTripAutopilot(ctx, trip);
    return null;
  }
  const { redirectLink } = await openPayment(ctx, {
    purpose: 'trip',
    subjectId: tripId,
    shopperId,
    method: columns.payment_method,
    amountMinor: outsideMinor,
    returnPath: returnPath === '' ? `/trip?trip_id=${tripId}` : returnPath,
    holdsNothing: trip.payment_due_at === null,
  });
  return redirectLink;
}
