import type { Reply } from '@promenade/contract/calls';
import { newForMs, shownState, textIn, timeZoneOf, viewHours } from '../../catalog/index.ts';
import type { RentalScope } from '../rental-scope.ts';
import type { NamedColumn, ProviderRow } from '../vehicles.tables.ts';
import { viewNamed, viewVehicleProvider } from '../vehicles.view.ts';

/** A provider as its page shows it. */
export type ProviderView = Reply<'providers.details'>;
type ProviderCard = Reply<'providers.popular'>['providers'][number];
type FavouriteProvider = Reply<'rentalWishlist.list'>['providers'][number];

/** Row → card. */
export function viewProviderCard(
  scope: RentalScope,
  row: ProviderRow,
  distanceMetres: number | null,
): ProviderCard {
  return {
    ...viewVehicleProvider(scope, row),
    cover_photo_full_url: scope.picture(row.cover),
    cover_width: row.cover_width,
    cover_height: row.cover_height,
    address: row.address,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    is_new: scope.nowMs - row.joined_at.getTime() < newForMs,
    vehicle_count: row.vehicle_count,
    zone_id: row.zone_id,
    module_id: row.module_id,
    distance_metres: distanceMetres,
    state: shownState(scope, row),
  };
}

/** What a provider's page needs beside its row. */
interface ProviderParts {
  readonly categories: readonly (NamedColumn & { readonly vehicle_count: number })[];
  readonly zoneName: (id: string) => string;
  readonly distanceMetres: number | null;
}

/** Row → a provider with everything its page shows. */
export function viewProvider(
  scope: RentalScope,
  row: ProviderRow,
  { categories, zoneName, distanceMetres }: ProviderParts,
): ProviderView {
  const card = viewProviderCard(scope, row, distanceMetres);
  return {
    ...card,
    phone: row.phone,
    description: textIn(row.description, scope.language),
    time_zone: timeZoneOf(scope, row),
    opening_hours: viewHours(row),
    days_off: [...row.days_off],
    categories: categories.map((category) => ({
      ...viewNamed(scope, category),
      vehicle_count: category.vehicle_count,
    })),
    pickup_zones: card.pickup_zone_id.map((id) => ({ id, name: zoneName(id) })),
  };
}

/** Row → favourite (WISH-04). */
export function viewFavouriteProvider(scope: RentalScope, row: ProviderRow): FavouriteProvider {
  return {
    id: row.store_id,
    slug: row.store_slug,
    name: row.store_name,
    logo_full_url: scope.picture(row.store_logo),
    avg_rating: row.rating,
    address: row.address,
    zone_id: row.zone_id,
  };
}
