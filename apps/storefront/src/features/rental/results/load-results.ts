import type { Reply } from '@promenade/contract/calls';
import { isPickupTooFar, latestPickupDay, pickupAtOf } from '@promenade/domain/rental';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { tripAt } from '../search/trip-at.ts';
import { type TripSearch, tripWindow } from '../search/trip-search.ts';
import { type VehicleCardView, vehicleCardOf } from '../vehicles/vehicle-card-view.ts';
import { filterQuery, pageSize, readFilters, type VehicleFilters } from './vehicle-filters.ts';

export type Category = Pick<Reply<'vehicles.categories'>[number], 'id' | 'name' | 'vehicle_count'>;

/** The results of a search (RENT-01). */
export interface Results {
  readonly trip: TripSearch;
  readonly filters: VehicleFilters;
  readonly vehicles: readonly VehicleCardView[];
  /** The number of results with these filters. */
  readonly total: number;
  readonly categories: readonly Category[];
  readonly brands: readonly Category[];
  /** The latest day on which a trip can begin, if this one would begin later: no vehicle can be had for it. */
  readonly latestDay: string | null;
}

type VehiclePage = Reply<'vehicles.search'>;

/** All pages that are shown, requested in parallel. */
export async function readPages(
  pages: number,
  ask: (place: { limit: number; offset: number }) => Promise<VehiclePage>,
): Promise<{ readonly vehicles: readonly VehicleCardView[]; readonly total: number }> {
  const read = await Promise.all(
    Array.from({ length: pages }, (_, page) => ask({ limit: pageSize, offset: page + 1 })),
  );
  return {
    vehicles: read.flatMap(({ vehicles }) => vehicles.map(vehicleCardOf)),
    total: read[0]?.total_size ?? 0,
  };
}

const categoryOf = ({ id, name, vehicle_count }: Category): Category => ({ id, name, vehicle_count });

type Config = Reply<'settings.config'>;

function passedLatestDay(trip: TripSearch, config: Config): string | null {
  const { time_zone: timeZone, rental_days_ahead: daysAhead } = config;
  const nowMs = Date.now();
  const atMs = trip.selectedDate === null ? undefined : pickupAtOf(trip.selectedDate, timeZone, nowMs);
  const latestDay = latestPickupDay(nowMs, timeZone, daysAhead);
  return atMs !== undefined && isPickupTooFar(atMs, latestDay, timeZone) ? latestDay : null;
}

const none = { vehicles: [], total: 0 } as const;

/** /rental/vehicle-search: the vehicles for a trip, and their filters. */
export async function loadResults({ load, visit }: ServerApi, search: URLSearchParams): Promise<Results> {
  const trip = await tripAt({ load, visit }, search);
  const filters = readFilters(search);
  const query = { ...tripWindow(trip), ...filterQuery(filters) };
  const latestDay = passedLatestDay(trip, await load('settings.config'));
  const [found, categories, brands] = await Promise.all([
    latestDay === null
      ? readPages(filters.pages, (place) => load('vehicles.search', { query: { ...query, ...place } }))
      : none,
    load('vehicles.categories'),
    load('vehicles.brands'),
  ]);
  return {
    trip,
    filters,
    ...found,
    categories: categories.map(categoryOf),
    brands: brands.map(categoryOf),
    latestDay,
  };
}
