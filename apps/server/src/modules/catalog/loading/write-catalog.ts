import type {
  AddOnRow,
  CategoryRow,
  GatheringRow,
  StoreHoursRow,
  StoreRow,
  StoreRows,
} from '@promenade/market/stores';
import { changed } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { categoriesTopic } from '../categories/known-categories.ts';
import { rankSearch } from '../search/rank.repo.ts';
import { makeWordIndexes, takeWordIndexesAway } from '../search/word-indexes.repo.ts';
import { placeStores } from '../stores/place-stores.ts';
import { conditionColumns, itemColumns, type PictureSize, stockColumns } from './item-columns.ts';
import { replaceItemConditions, upsertItems } from './item-rows.repo.ts';
import {
  upsertAddOns,
  upsertCategories,
  upsertGatherings,
  upsertStock,
  upsertStores,
} from './loading.repo.ts';

/** What a market sells, as plain rows; zones and modules are there already, known by slug and type. */
export interface CatalogRows extends StoreRows {
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly GatheringRow[];
  readonly conditions: readonly GatheringRow[];
  /** How large a picture is. A store's cover and an item's picture are asked for. */
  readonly pictureSize: (name: string) => PictureSize;
}

type Column = Readonly<Record<string, unknown>>;

function categoryColumns(row: CategoryRow): Column {
  return {
    id: row.id,
    module_type: row.moduleType,
    parent_id: row.parentId,
    slug: row.slug,
    name: row.name,
    image: row.picture,
    position: row.position,
    featured: row.featured,
  };
}

function gatheringColumns(row: GatheringRow): Column {
  return {
    id: row.id,
    module_type: row.moduleType,
    slug: row.slug,
    name: row.name,
    image: row.picture,
    position: row.position,
  };
}

function hoursByStore(rows: readonly StoreHoursRow[]): Map<string, Column[]> {
  const byStore = new Map<string, Column[]>();
  for (const { storeId, weekday, opensMinute, closesMinute } of rows) {
    const list = byStore.get(storeId) ?? [];
    list.push({ weekday, opensMinute, closesMinute });
    byStore.set(storeId, list);
  }
  return byStore;
}

function discountColumns({ discount }: StoreRow): Column {
  return {
    discount_percent: discount?.percent ?? null,
    discount_minimum_minor: discount?.minimumPurchaseMinor ?? 0,
    discount_maximum_minor: discount?.maximumMinor ?? null,
  };
}

function storeColumns(row: StoreRow, openingHours: readonly Column[], cover: PictureSize): Column {
  return {
    ...discountColumns(row),
    id: row.id,
    module_type: row.moduleType,
    zone_slug: row.zoneSlug,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    logo: row.logo,
    cover: row.cover,
    cover_width: cover.width,
    cover_height: cover.height,
    opening_hours: openingHours,
    delivery_minutes_from: row.deliveryMinutesFrom,
    delivery_minutes_to: row.deliveryMinutesTo,
    minimum_order_minor: row.minimumOrderMinor,
    tax_percent: row.taxPercent,
    delivery: row.delivers,
    take_away: row.takeAway,
    schedule_order: row.scheduledOrders,
    free_delivery: row.freeDelivery,
    halal: row.halal,
    featured: row.featured,
    rating: row.rating,
    rating_count: row.ratingCount,
    order_count: row.orderCount,
    joined_at: row.joinedAt,
    source: row.source,
  };
}

function addOnColumns(row: AddOnRow): Column {
  return {
    id: row.id,
    store_id: row.storeId,
    name: row.name,
    price_minor: row.priceMinor,
    position: row.position,
  };
}

/**
 * Writes a market's catalogue, completely or not at all. A repeated import updates the same rows by id: ids, slugs,
 * current stock, ratings and what operators switched off are kept, as are rows that the import no longer names.
 */
export async function writeCatalog(ctx: Ctx, rows: CatalogRows): Promise<void> {
  const hours = hoursByStore(rows.hours);
  await inTransaction(ctx, async (inner) => {
    const { db } = inner;
    const indexes = await takeWordIndexesAway(db);
    await upsertCategories(db, rows.categories.map(categoryColumns));
    await upsertGatherings(db, 'brands', rows.brands.map(gatheringColumns));
    await upsertGatherings(db, 'conditions', rows.conditions.map(gatheringColumns));
    await upsertStores(
      db,
      rows.stores.map((row) => storeColumns(row, hours.get(row.id) ?? [], rows.pictureSize(row.cover))),
    );
    await upsertAddOns(db, rows.addOns.map(addOnColumns));
    await upsertItems(
      db,
      rows.items.map((row) => itemColumns(row, rows.pictureSize(row.picture))),
      'import',
    );
    await replaceItemConditions(db, rows.items.map(conditionColumns));
    await upsertStock(db, rows.stock.map(stockColumns), new Date(ctx.clock.now()));
    await placeStores(inner);
    await rankSearch(db, ctx.clock.now());
    await makeWordIndexes(db, indexes);
    await changed(inner, categoriesTopic);
  });
}
