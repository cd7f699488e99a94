import type { Reply } from '@promenade/contract/calls';
import { newForMs, textIn } from '../catalog/index.ts';
import type { RentalScope } from './rental-scope.ts';
import type { NamedColumn, ProviderColumns, VehicleRow } from './vehicles.tables.ts';

/** A vehicle in wire format. */
export type VehicleView = Reply<'vehicles.details'>;
/** Its provider, as shown on its card. */
export type VehicleProviderView = VehicleView['provider'];

/** What views of vehicles need of the request. */
export type ViewScope = Pick<RentalScope, 'language' | 'nowMs' | 'major' | 'picture' | 'everyZoneIds'>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A provider's discount on a whole trip, until its end (RENT-09). */
function viewDiscount(scope: ViewScope, row: ProviderColumns): VehicleProviderView['discount'] {
  const { discount_percent: percent, discount_ends_at: endsAt } = row;
  if (percent === null || (endsAt !== null && endsAt.getTime() <= scope.nowMs)) return null;
  return {
    discount: percent,
    discount_type: 'percent',
    min_purchase: scope.major(row.discount_minimum_minor),
    max_discount: scope.major(row.discount_maximum_minor ?? 0),
    ends_at: endsAt?.toISOString() ?? null,
  };
}

/** Row → provider as shown with a vehicle. */
export function viewVehicleProvider(scope: ViewScope, row: ProviderColumns): VehicleProviderView {
  return {
    id: row.store_id,
    slug: row.store_slug,
    name: row.store_name,
    logo_full_url: scope.picture(row.store_logo),
    latitude: row.store_lat,
    longitude: row.store_lng,
    discount: viewDiscount(scope, row),
    pickup_zone_id: row.pickup_zone_ids.filter((id) => scope.everyZoneIds.includes(id)),
  };
}

/** Row → a category or brand with its name. */
export function viewNamed(scope: ViewScope, { id, slug, name }: NamedColumn) {
  return { id, slug, name: textIn(name, scope.language) };
}

function viewPrices(scope: ViewScope, row: VehicleRow) {
  const { discount_type: type, discount_value: value } = row;
  return {
    hourly_price: scope.major(row.hourly_minor ?? 0),
    day_wise_price: scope.major(row.daily_minor ?? 0),
    distance_price: scope.major(row.per_km_minor ?? 0),
    trip_hourly: flag(row.hourly_minor !== null),
    trip_day_wise: flag(row.daily_minor !== null),
    trip_distance: flag(row.per_km_minor !== null),
    discount_price: type === 'amount' ? scope.major(value ?? 0) : (value ?? 0),
    discount_type: type ?? ('percent' as const),
  };
}

/** Row → vehicle (RENT-19); `free` is the number of units left in the requested time. */
export function viewVehicleRow(scope: ViewScope, row: VehicleRow, free: number): VehicleView {
  const thumbnail = scope.picture(row.image);
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, scope.language),
    provider: viewVehicleProvider(scope, row),
    category: viewNamed(scope, row.category),
    brand: row.brand && viewNamed(scope, row.brand),
    thumbnail_full_url: thumbnail,
    thumbnail_width: row.image_width,
    thumbnail_height: row.image_height,
    images_full_url: row.images.map(({ name }) => scope.picture(name)),
    description: textIn(row.description, scope.language),
    seating_capacity: row.seats,
    type: row.body,
    air_condition: flag(row.air_condition),
    transmission_type: row.transmission,
    fuel_type: row.fuel,
    ...viewPrices(scope, row),
    new_tag: flag(scope.nowMs - row.listed_at.getTime() < newForMs),
    total_vehicle_count: free,
    total_vehicles: free,
    total_reviews: row.rating_count,
    avg_rating: row.rating,
  };
}
