import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { lets } from '../in-rental.ts';
import { tripAt } from '../search/trip-at.ts';
import { type TripSearch, tripWindow } from '../search/trip-search.ts';
import type { Vehicle } from '../vehicles/rate.ts';

export type Banner = Reply<'vehicles.banners'>[number];
export type VehicleCategory = Reply<'vehicles.categories'>[number];
export type ProviderCardView = Reply<'providers.popular'>['providers'][number];

/** What the home of rental shows (RENT-01). */
export interface RentalHomeContents {
  readonly kind: 'rental';
  readonly trip: TripSearch;
  readonly banners: readonly Banner[];
  readonly categories: readonly VehicleCategory[];
  readonly topRated: readonly Vehicle[];
  readonly newest: readonly Vehicle[];
  readonly popular: readonly ProviderCardView[];
  readonly latest: readonly ProviderCardView[];
  /** When it was read: whether a provider is open is told as of then. */
  readonly nowMs: number;
}

const stripCount = 8;

/** The home of a module that lets vehicles; null where the visit is in another one. */
export async function loadRentalHome(
  { load, visit }: ServerApi,
  search: URLSearchParams,
): Promise<RentalHomeContents | null> {
  if (!lets(visit.module)) return null;
  const trip = await tripAt({ load, visit }, search);
  const { pickup_lat: _lat, pickup_lng: _lng, ...window } = tripWindow(trip);
  const query = { ...window, limit: stripCount };
  const providers = { query: { limit: stripCount } };
  const [banners, categories, topRated, newest, popular, latest] = await Promise.all([
    load('vehicles.banners'),
    load('vehicles.categories'),
    load('vehicles.topRated', { query }),
    load('vehicles.search', { query: { ...query, sort: 'newest' } }),
    load('providers.popular', providers),
    load('providers.latest', providers),
  ]);
  return {
    kind: 'rental',
    trip,
    banners,
    categories,
    topRated: topRated.vehicles,
    newest: newest.vehicles,
    popular: popular.providers,
    latest: latest.providers,
    nowMs: Date.now(),
  };
}
