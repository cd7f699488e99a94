import type { PaymentStatus } from '@promenade/domain/orders';
import { isTripRunning } from '@promenade/domain/rental';
import type { TripRow } from '../trips.tables.ts';

type Money = Pick<TripRow, 'total_minor' | 'wallet_minor' | 'outside_minor' | 'returned_minor'>;

/** What has been paid for a trip and not gone back. */
export function paidMinor({
  wallet_minor: wallet,
  outside_minor: outside,
  returned_minor: back,
}: Money): number {
  return wallet + outside - back;
}

/** What is left to pay; nothing once a trip is over: it came to nothing, or was paid when its vehicles came back. */
export function dueMinor(trip: Money & Pick<TripRow, 'status'>): number {
  return isTripRunning(trip.status) ? Math.max(0, trip.total_minor - paidMinor(trip)) : 0;
}

/** payment_status of what was paid against what it costs. */
export function paymentStatusOf(trip: Money): PaymentStatus {
  const paid = paidMinor(trip);
  if (paid >= trip.total_minor) return 'paid';
  return paid > 0 ? 'partially_paid' : 'unpaid';
}
