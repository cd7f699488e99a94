import type { Reply } from '@promenade/contract/calls';
import { formatLateMinute, formatWallMinute } from '@promenade/domain/hours';
import type { StoreCardRow, StoreRow } from '../catalog.tables.ts';
import type { KnownCategories } from '../categories/known-categories.ts';
import { textIn } from '../catalog.tables.ts';
import { moduleTypeOf, type Scope } from '../scope.ts';
import { delivers, deliveryFeeFor } from './delivery-terms.ts';
import { shownState, type StoredInterval, timeZoneOf } from './opening.ts';
import { runningPercent, viewStoreDiscount } from './store-discount.ts';
import type { MenuColumn } from './stores.repo.ts';

/** A store as the wire's cards have it. */
export type StoreCard = Reply<'catalog.stores'>['stores'][number];
/** A store as its page has it. */
export type StoreView = Reply<'catalog.store'>;
/** A store as the wishlist has it. */
export type FavouriteStore = Reply<'wishlist.list'>['store'][number];

/** How long a store, or a vehicle, counts as new. */
export const newForMs = 30 * 24 * 60 * 60 * 1000;

/** Row → card, with its distance to the caller's door. */
export function viewStoreCard(scope: Scope, row: StoreCardRow, distanceMetres: number | null): StoreCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    module_id: row.module_id,
    module_type: moduleTypeOf(scope, row.module_id),
    zone_id: row.zone_id,
    logo_full_url: scope.picture(row.logo),
    cover_photo_full_url: scope.picture(row.cover),
    cover_width: row.cover_width,
    cover_height: row.cover_height,
    cuisines: row.kind === '' ? [] : row.kind.split(' · '),
    address: row.address,
    latitude: row.lat,
    longitude: row.lng,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    delivery_time: [row.delivery_minutes_from, row.delivery_minutes_to],
    minimum_order: scope.major(row.minimum_order_minor),
    delivery: delivers(scope, row),
    take_away: row.take_away && scope.settings.takeAway,
    schedule_order: row.schedule_order && scope.settings.scheduleOrder,
    free_delivery: row.free_delivery,
    featured: row.featured,
    is_new: scope.nowMs - row.joined_at.getTime() < newForMs,
    discount: viewStoreDiscount(scope, row),
    distance_metres: distanceMetres,
    delivery_fee: deliveryFeeFor(scope, row, distanceMetres),
    state: shownState(scope, row),
  };
}

/** Hours as the wire has them: those past midnight keep their number, so that a day's line reads in order. */
export function viewIntervals(intervals: readonly StoredInterval[]): StoreView['opening_hours'] {
  return intervals.map(({ weekday, opensMinute, closesMinute }) => ({
    weekday,
    opens: formatWallMinute(opensMinute),
    closes: formatLateMinute(closesMinute),
  }));
}

/** The same of a row. */
export const viewHours = (row: Pick<StoreRow, 'opening_hours'>): StoreView['opening_hours'] =>
  viewIntervals(JSON.parse(row.opening_hours) as StoredInterval[]);

function viewMenu(
  scope: Scope,
  menu: readonly MenuColumn[],
  { byId }: KnownCategories,
): StoreView['categories'] {
  return menu.map(({ id, items }) => {
    const category = byId.get(id);
    return {
      id,
      name: textIn(category?.name ?? {}, scope.language),
      slug: category?.slug ?? id,
      item_count: items,
    };
  });
}

/** Row → a store with all that its page needs. */
export function viewStore(
  scope: Scope,
  row: StoreRow & { menu: readonly MenuColumn[] },
  categories: KnownCategories,
  distanceMetres: number | null,
): StoreView {
  return {
    ...viewStoreCard(scope, row, distanceMetres),
    active: row.active,
    phone: row.phone,
    description: row.description,
    time_zone: timeZoneOf(scope, row),
    opening_hours: viewHours(row),
    days_off: [...row.days_off],
    categories: viewMenu(scope, row.menu, categories),
    tax_rate: row.tax_percent,
    halal_tag_status: row.halal,
    discount_type: runningPercent(scope, row) === null ? null : 'percent',
  };
}

/** Row → favourite. */
export function viewFavouriteStore(scope: Scope, row: StoreRow): FavouriteStore {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_full_url: scope.picture(row.logo),
    avg_rating: row.rating,
    address: row.address,
    zone_id: row.zone_id,
    module_id: row.module_id,
  };
}
