import type { Ctx } from '../../../platform/context.ts';
import type { TripRow } from '../trips.tables.ts';

/**
 * As whom a trip is read: its shopper (by guest id, token or signed link), the provider's staff or an operator, or
 * somebody who knows its number and phone.
 */
export type Viewer = 'shopper' | 'staff' | 'tracker';

/** As whom the caller reads a trip. */
export function viewerOf({ actor }: Pick<Ctx, 'actor'>, trip: TripRow): Viewer {
  if ('shopperId' in actor) return actor.shopperId === trip.shopper_id ? 'shopper' : 'tracker';
  return actor.kind === 'anyone' ? 'tracker' : 'staff';
}
