import { isTripRunning, TRIP_STATUSES } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { listOwners } from '../../../platform/owners.repo.ts';
import { dropPicture } from '../../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import { deleteCustomersHandovers, listHandovers } from '../handovers/handovers.repo.ts';
import { listReviewsBy, type TripReviewTables } from '../reviews/trip-reviews.repo.ts';
import { listTrips } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import { clearTripContacts, hasTrip, listOwnedTrips, updateTripOwner } from './customers.repo.ts';

/** Whether a trip was ever booked in this market: its currency is settled then. */
export async function hasTrips(ctx: Ctx): Promise<boolean> {
  return hasTrip(over<TripTables>(ctx));
}

const running = TRIP_STATUSES.filter(isTripRunning);

async function tell(ctx: Ctx, customerId: string) {
  const db = over<TripTables>(ctx);
  const trips = await listOwnedTrips(db, customerId);
  const handovers = await listHandovers(
    db,
    trips.map(({ id }) => id),
  );
  return trips.map((trip) => ({
    ...trip,
    handovers: handovers.filter(({ trip_id }) => trip_id === trip.id),
  }));
}

/** The customer's notes and pictures of vehicles are deleted; the provider's stay for accounting. */
async function forgetHandovers(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<TripTables>(ctx);
  const tripIds = (await listOwnedTrips(db, customerId)).map(({ id }) => id);
  const own = (await listHandovers(db, tripIds)).filter(({ written_by }) => written_by === 'customer');
  for (const name of own.flatMap(({ pictures }) => pictures)) await dropPicture(ctx, name);
  await deleteCustomersHandovers(db, tripIds);
}

/** A deleted account's trips stay for the books, without name, contact and places; none may be under way. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<TripTables>(ctx);
  const filter = { shopperId: customerId, statuses: running, limit: 1, offset: 1 };
  if ((await listTrips(db, filter)).total > 0) refuse('trip_under_way');
  await forgetHandovers(ctx, customerId);
  await clearTripContacts(db, customerId);
}

/** What happens to trips when a guest signs in (AUTH-11), and when a customer exports their data or leaves. */
export const tripsOfCustomer: CustomerRoom = {
  name: 'trips',
  follow: (ctx, guestShopperId, customerId) =>
    updateTripOwner(over<TripTables>(ctx), guestShopperId, customerId),
  tell,
  forget,
  listKeptGuests: (ctx, guestIds) => listOwners(over<TripTables>(ctx), 'trips', 'shopper_id', guestIds),
};

/** A customer's vehicle reviews: they stay without a name when the account is deleted. */
export const vehicleReviewsOfCustomer: CustomerRoom = {
  name: 'vehicle_reviews',
  tell: (ctx, customerId) => listReviewsBy(over<TripReviewTables>(ctx), customerId),
};
