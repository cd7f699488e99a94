import type { Reply } from '@promenade/contract/calls';
import { toMinor } from '@promenade/domain/money';
import type { RentalType } from '@promenade/domain/rental';
import type { LatLng } from '@promenade/domain/zones';
import { lately, recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { foldedWords } from '../../catalog/index.ts';
import { getProviderRow } from '../providers/get-provider.ts';
import { type RentalScope, rentalScopeOf } from '../rental-scope.ts';
import { type AskedWindow, windowOf } from '../trip-window.ts';
import { viewVehicleRow } from '../vehicles.view.ts';
import { countVehicles, listVehiclePage, type ListedPage, type VehicleCount } from './listings.repo.ts';
import type { VehicleQuestion, VehicleSort } from './vehicle-question.repo.ts';

/** A page of vehicles in wire format. */
export type VehiclePage = Reply<'vehicles.search'>;

interface Page {
  readonly limit: number;
  /** From 1. */
  readonly offset: number;
}

/** When, how and where the trip would be. */
export interface AskedTrip extends AskedWindow {
  readonly rental_type?: RentalType | undefined;
  readonly pickup_lat?: number | undefined;
  readonly pickup_lng?: number | undefined;
}

/** The search filters; not every call has all of them. */
export interface VehicleFilters extends Page, AskedTrip {
  readonly name?: string | undefined;
  readonly category_ids?: readonly string[] | undefined;
  readonly brand_ids?: readonly string[] | undefined;
  readonly seats?: number | undefined;
  readonly air_condition?: '0' | '1' | undefined;
  readonly transmission_type?: VehicleQuestion['transmission'];
  readonly fuel_types?: readonly string[] | undefined;
  readonly min_price?: number | undefined;
  readonly max_price?: number | undefined;
  readonly min_rating?: number | undefined;
  readonly available?: '0' | '1' | undefined;
  readonly sort?: VehicleSort | undefined;
}

/** The trip's pickup point, if both coordinates are given. */
export function pickupPointOf({ pickup_lat: lat, pickup_lng: lng }: AskedTrip): LatLng | undefined {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

// An empty list means that no box is ticked.
const ticked = (list: readonly string[] | undefined): readonly string[] | undefined =>
  list && list.length > 0 ? list : undefined;

function questionOf(scope: RentalScope, filters: VehicleFilters): VehicleQuestion {
  const minor = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : toMinor(amount, scope.settings.currency.decimals);
  const { air_condition: airCondition } = filters;
  return {
    moduleIds: scope.vehicleModuleIds,
    pickupZoneIds: scope.pickupZoneIds,
    window: windowOf(scope, filters),
    nowMs: scope.nowMs,
    rentalType: filters.rental_type,
    words: filters.name === undefined ? undefined : foldedWords(filters.name),
    categoryIds: ticked(filters.category_ids),
    brandIds: ticked(filters.brand_ids),
    seats: filters.seats,
    airCondition: airCondition === undefined ? undefined : airCondition === '1',
    transmission: filters.transmission_type,
    fuels: ticked(filters.fuel_types),
    minPriceMinor: minor(filters.min_price),
    maxPriceMinor: minor(filters.max_price),
    minRating: filters.min_rating,
    available: filters.available === '1',
    sort: filters.sort ?? 'popular',
    limit: filters.limit,
    skip: (filters.offset - 1) * filters.limit,
  };
}

// The count does not depend on time, order or page, and counting is most of a search's work, so it is cached.
function countAll(ctx: Ctx, question: VehicleQuestion): Promise<VehicleCount> {
  const { window, nowMs, sort, limit, skip, ...asked } = question;
  return lately(ctx, JSON.stringify(['vehicle count', asked]), () => countVehicles(ctx.db, question));
}

// Whether to read in sort order: that reads `all / total` vehicles for each one listed, while the trigram index reads
// all that match.
const isCommon = ({ total, all }: VehicleCount, { skip, limit }: VehicleQuestion): boolean =>
  total * total > (skip + limit) * all;

// A name search needs the count first, to choose how to read the page; otherwise both run concurrently.
function readPage(ctx: Ctx, question: VehicleQuestion): Promise<[VehicleCount, ListedPage]> {
  const counting = countAll(ctx, question);
  const { words = [] } = question;
  const listing =
    words.length === 0
      ? listVehiclePage(ctx.db, question)
      : counting.then((count) =>
          listVehiclePage(ctx.db, { ...question, wordsAreCommon: isCommon(count, question) }),
        );
  return Promise.all([counting, listing]);
}

async function pageOf(
  ctx: Ctx,
  filters: VehicleFilters,
  nature: Partial<VehicleQuestion>,
): Promise<VehiclePage> {
  const scope = await rentalScopeOf(ctx, pickupPointOf(filters));
  const question = { ...questionOf(scope, filters), ...nature };
  // The default window moves on by the millisecond, so the cache key uses the request instead.
  const asked = { ...question, nowMs: undefined, window: [filters.pickup_time, filters.estimated_hours] };
  const [{ total }, { rows, taken }] = await recent(ctx, JSON.stringify(['vehicles', asked]), () =>
    readPage(ctx, question),
  );
  return {
    total_size: total - taken,
    limit: filters.limit,
    offset: filters.offset,
    vehicles: rows.map((row) => viewVehicleRow(scope, row, row.free)),
  };
}

/**
 * GET /rental/vehicle/search: vehicles that can be picked up here (MOD-08); with a rental type, only those rented out
 * that way.
 */
export function searchVehicles(
  ctx: Ctx,
  filters: VehicleFilters & { readonly provider_id?: string | undefined },
) {
  return pageOf(ctx, filters, { storeId: filters.provider_id });
}

/** GET /rental/vehicle/top-rated: vehicles with reviews, best first. */
export function listTopRated(ctx: Ctx, trip: AskedTrip & Page): Promise<VehiclePage> {
  return pageOf(ctx, { ...trip, sort: 'rating' }, { rated: true });
}

/**
 * GET /rental/vehicle/get-provider-vehicles: all of a provider's vehicles, whatever their rental types and pickup
 * zones.
 */
export async function listProviderVehicles(
  ctx: Ctx,
  filters: VehicleFilters & { readonly provider_id: string },
): Promise<VehiclePage> {
  const { store_id: storeId, pickup_zone_ids: pickupZoneIds } = await getProviderRow(
    ctx,
    filters.provider_id,
  );
  return pageOf(ctx, filters, { storeId, pickupZoneIds, everyType: true });
}
