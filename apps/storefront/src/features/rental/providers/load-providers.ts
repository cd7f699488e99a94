import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type VehicleReviews, reviewPagesOf, reviewQuery } from '../details/load-vehicle.ts';
import { readPages } from '../results/load-results.ts';
import { readFilters, type VehicleFilters } from '../results/vehicle-filters.ts';
import { tripAt } from '../search/trip-at.ts';
import { type TripSearch, tripWindow } from '../search/trip-search.ts';
import type { VehicleCardView } from '../vehicles/vehicle-card-view.ts';
import { type ProviderCardView, providerCardOf } from './provider-card-view.ts';

export type Provider = Reply<'providers.details'>;
export type ProviderList = 'popular' | 'latest';

/** /rental/provider-details: the list of providers. */
export interface ProvidersContents {
  readonly list: ProviderList;
  readonly providers: readonly ProviderCardView[];
  readonly total: number;
  readonly pages: number;
  readonly trip: TripSearch;
  readonly nowMs: number;
}

/** /rental/provider-details/{id}: one of them. */
export interface ProviderContents {
  readonly provider: Provider;
  readonly filters: VehicleFilters;
  readonly vehicles: readonly VehicleCardView[];
  readonly total: number;
  readonly trip: TripSearch;
  readonly reviews: VehicleReviews;
  readonly reviewPages: number;
  readonly nowMs: number;
}

const pageSize = 12;

/** Providers by their number of trips, or the newest first. */
export async function loadProviders(
  { load, visit }: ServerApi,
  search: URLSearchParams,
): Promise<ProvidersContents> {
  const list: ProviderList = search.get('list') === 'latest' ? 'latest' : 'popular';
  const { pages } = readFilters(search);
  const call = list === 'latest' ? 'providers.latest' : 'providers.popular';
  const read = await Promise.all(
    Array.from({ length: pages }, (_, page) => load(call, { query: { limit: pageSize, offset: page + 1 } })),
  );
  return {
    list,
    providers: read.flatMap(({ providers }) => providers.map(providerCardOf)),
    total: read[0]?.total_size ?? 0,
    pages,
    trip: await tripAt({ load, visit }, search),
    nowMs: Date.now(),
  };
}

/** A provider with its vehicles for the trip and its reviews, by id or slug; a missing one is a 404 page. */
export async function loadProvider(
  { load, visit }: ServerApi,
  idOrSlug: string,
  search: URLSearchParams,
): Promise<ProviderContents> {
  const provider = await load('providers.details', { params: { id: idOrSlug } });
  const trip = await tripAt({ load, visit }, search);
  const filters = readFilters(search);
  const reviewPages = reviewPagesOf(search);
  const categories = filters.categoryIds.join(',');
  const query = {
    provider_id: provider.id,
    ...tripWindow(trip),
    ...(categories && { category_ids: categories }),
  };
  const [found, reviews] = await Promise.all([
    readPages(filters.pages, (place) => load('vehicles.ofProvider', { query: { ...query, ...place } })),
    load('providers.reviews', { params: { id: provider.id }, query: reviewQuery(reviewPages) }),
  ]);
  return { provider, filters, ...found, trip, reviews, reviewPages, nowMs: Date.now() };
}
