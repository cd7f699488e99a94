import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { lets } from '../in-rental.ts';
import { tripAt } from '../search/trip-at.ts';
import { type TripSearch, tripWindow } from '../search/trip-search.ts';
import { type ProviderCardView, providerCardOf } from '../providers/provider-card-view.ts';
import { type VehicleCardView, vehicleCardOf } from '../vehicles/vehicle-card-view.ts';
import { picked } from '../../../lib/pieces/picked.ts';

type ListedBanner = Reply<'vehicles.banners'>[number];
type ListedCategory = Reply<'vehicles.categories'>[number];

const bannerFields = [
  'id',
  'title',
  'image_full_url',
  'image_width',
  'image_height',
  'vehicle_id',
  'provider_id',
  'category_id',
] as const satisfies readonly (keyof ListedBanner)[];

const categoryFields = [
  'id',
  'name',
  'image_full_url',
  'vehicle_count',
] as const satisfies readonly (keyof ListedCategory)[];

export type Banner = Pick<ListedBanner, (typeof bannerFields)[number]>;
export type VehicleCategory = Pick<ListedCategory, (typeof categoryFields)[number]>;

/** The data of rental's home (RENT-01). */
export interface RentalHomeContents {
  readonly kind: 'rental';
  readonly trip: TripSearch;
  readonly banners: readonly Banner[];
  readonly categories: readonly VehicleCategory[];
  readonly topRated: readonly VehicleCardView[];
  readonly newest: readonly VehicleCardView[];
  readonly popular: readonly ProviderCardView[];
  readonly latest: readonly ProviderCardView[];
  /** When it was read: whether a provider is open refers to that instant. */
  readonly nowMs: number;
}

const stripCount = 8;

/** The home of a rental module; null if the visit is in another module. */
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
    banners: banners.map((banner) => picked(banner, bannerFields)),
    categories: categories.map((category) => picked(category, categoryFields)),
    topRated: topRated.vehicles.map(vehicleCardOf),
    newest: newest.vehicles.map(vehicleCardOf),
    popular: popular.providers.map(providerCardOf),
    latest: latest.providers.map(providerCardOf),
    nowMs: Date.now(),
  };
}
