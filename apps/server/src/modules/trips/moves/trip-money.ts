import type { PaymentStatus } from '@promenade/domain/orders';
import { isTripRunning } from '@promenade/domain/rental';
import type { TripRow } from '../trips.tables.ts';

type Money = Pick<TripRow, 'total_minor' | 'wallet_minor' | 'outside_minor' | 'returned_minor'>;

/** The amount paid for a trip, less what was returned. */
export function paidMinor({
  wallet_minor: wallet,
  outside_minor: outside,
  returned_minor: back,
}: Money): number {
  return wallet + outside - back;
}

/** The amount due; none once a trip is over: it was cancelled or failed, or was paid when its vehicles came back. */
export function dueMinor(trip: Money & Pick<TripRow, 'status'>): number {
  return isTripRunning(trip.status) ? Math.max(0, trip.total_minor - paidMinor(trip)) : 0;
}

/** payment_status from the amounts paid and owed. */
export function paymentStatusOf(trip: Money): PaymentStatus {
  const paid = paidMinor(trip);
  if (paid >= trip.total_minor) return 'paid';
  return paid > 0 ? 'partially_paid' : 'unpaid';
}
