import { isTripRunning } from '@promenade/domain/rental';
import type { TripRow } from '../trips.tables.ts';

/**
 * Whether a trip may be made longer or shorter: while it is to come or on the way, and nothing is awaited for it. One by
 * distance costs the same however long it takes, so it keeps its time.
 */
export function canChange({ status, rental_type: type, payment_due_at: dueAt }: TripRow): boolean {
  return isTripRunning(status) && type !== 'distance_wise' && dueAt === null;
}
