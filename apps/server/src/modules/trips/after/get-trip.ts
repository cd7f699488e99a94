import type { Reply } from '@promenade/contract/calls';
import { isSamePhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { findTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { tellTrip } from './tell-trip.ts';
import { linkedTripId } from './trip-link.ts';

/** How a trip is named by whoever may read it. */
export interface TripQuery {
  readonly trip_id: string;
  readonly link?: string | undefined;
}

/** The caller's own trip; anybody else's is not there at all. */
export async function getOwnTrip(ctx: Ctx, key: string): Promise<TripRow> {
  if (!('shopperId' in ctx.actor)) return refuse('trip_not_found');
  const trip = await findTrip(over<TripTables>(ctx), key, { shopperId: ctx.actor.shopperId });
  return trip ?? refuse('trip_not_found');
}

/** The caller's own trip, or the one that a link opens. */
export async function getReadableTrip(ctx: Ctx, { trip_id: key, link }: TripQuery): Promise<TripRow> {
  if (link === undefined) return getOwnTrip(ctx, key);
  const trip = await findTrip(over<TripTables>(ctx), await linkedTripId(ctx, link));
  const isNamed = trip !== undefined && (key === trip.id || key === String(trip.number));
  return isNamed ? trip : refuse('trip_not_found');
}

// Nobody's phone: compared if there is no trip, so that both cases take the same time.
const noPhone = '+000000000000';

async function getTrackedTrip(ctx: Ctx, key: string, phone: string): Promise<TripRow> {
  const { settings } = await getMarket(ctx);
  const trip = await findTrip(over<TripTables>(ctx), key);
  const isSame = isSamePhone(trip?.contact_phone || noPhone, phone, settings.callingCode);
  return trip && trip.contact_phone !== '' && isSame ? trip : refuse('trip_not_found');
}

/** GET /rental/user/trip/get-trip-details. */
export async function getTrip(ctx: Ctx, query: TripQuery): Promise<Reply<'trips.details'>> {
  return tellTrip(ctx, await getReadableTrip(ctx, query), 'shopper');
}

/** GET /rental/user/trip/track: a miss and a mismatch are told in the same words, after the same work (NAV-07). */
export async function trackTrip(
  ctx: Ctx,
  query: { trip_id: string; contact_number: string },
): Promise<Reply<'trips.track'>> {
  return tellTrip(ctx, await getTrackedTrip(ctx, query.trip_id, query.contact_number), 'tracker');
}
