import type { Reply } from '@promenade/contract/calls';
import { latestPickupDay, pickupText } from '@promenade/domain/rental';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { tripAt } from '../search/trip-at.ts';
import { type TripSearch, tripWindow } from '../search/trip-search.ts';
import type { Vehicle } from '../vehicles/rate.ts';
import { type VehicleCardView, vehicleCardOf } from '../vehicles/vehicle-card-view.ts';
import { type BookableDays, monthOf, monthOfDay } from './month.ts';

export type Calendar = Reply<'vehicles.calendar'>;
export type VehicleReviews = Reply<'vehicles.reviews'>;

/** The data of a vehicle's page (RENT-13). */
export interface VehicleContents {
  readonly vehicle: Vehicle;
  readonly trip: TripSearch;
  readonly calendar: Calendar;
  /** `2026-11`: the month shown. */
  readonly month: string;
  readonly bookable: BookableDays;
  readonly reviews: VehicleReviews;
  readonly reviewPages: number;
  readonly others: readonly VehicleCardView[];
}

const reviewsOfPage = 6;
const mostReviewPages = 16;
const othersCount = 8;

/** How many pages of reviews an address asks for. */
export function reviewPagesOf(search: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(search.get('reviews'))) || 1, 1), mostReviewPages);
}

/** The page's query of reviews: all pages shown are read in one request. */
export const reviewQuery = (pages: number) => ({ limit: reviewsOfPage * pages, offset: 1 });

function bookableDays({
  time_zone: timeZone,
  rental_days_ahead: daysAhead,
}: Reply<'settings.config'>): BookableDays {
  const nowMs = Date.now();
  return {
    today: pickupText(nowMs, timeZone).slice(0, 10),
    latestDay: latestPickupDay(nowMs, timeZone, daysAhead),
  };
}

/**
 * A vehicle with its calendar, its reviews, and the provider's other vehicles, by id or slug; a missing one is a 404
 * page.
 */
export async function loadVehicle(
  { load, visit }: ServerApi,
  idOrSlug: string,
  search: URLSearchParams,
): Promise<VehicleContents> {
  const params = { id: idOrSlug };
  const trip = await tripAt({ load, visit }, search);
  const window = tripWindow(trip);
  const [vehicle, config] = await Promise.all([
    load('vehicles.details', { params, query: window }),
    load('settings.config'),
  ]);
  const bookable = bookableDays(config);
  // Until one turns to another month, it is that of the trip.
  const month = monthOf([search.get('month'), trip.selectedDate && monthOfDay(trip.selectedDate)], bookable);
  const reviewPages = reviewPagesOf(search);
  const [calendar, reviews, others] = await Promise.all([
    load('vehicles.calendar', { params, query: { month } }),
    load('vehicles.reviews', { params, query: reviewQuery(reviewPages) }),
    load('vehicles.ofProvider', {
      query: { ...window, provider_id: vehicle.provider.id, limit: othersCount + 1 },
    }),
  ]);
  return {
    vehicle,
    trip,
    calendar,
    month,
    bookable,
    reviews,
    reviewPages,
    others: others.vehicles
      .filter(({ id }) => id !== vehicle.id)
      .slice(0, othersCount)
      .map(vehicleCardOf),
  };
}
