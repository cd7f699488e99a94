import type { RentalRows, VehicleRow } from '@promenade/market/stores';
import type { SampleVehicleReviewRow } from '@promenade/market/plan';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  addUnits,
  countProviderVehicles,
  switchVehiclesOver,
  upsertBrands,
  upsertCategories,
  upsertProviders,
  upsertVehicleSamples,
  upsertVehicles,
} from './loading.repo.ts';

/** A picture as stored. */
interface KeptPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The rental part of a market; its zones and its providers' stores exist already. */
export interface LoadedRental extends RentalRows {
  readonly reviews: readonly SampleVehicleReviewRow[];
  /** Looks up a planned picture. */
  readonly pictureOf: (planned: string) => KeptPicture;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

type Column = Readonly<Record<string, unknown>>;

const daysFrom = (nowMs: number, days: number): string => new Date(nowMs + days * dayMs).toISOString();

function vehicleColumns(row: VehicleRow, pictureOf: LoadedRental['pictureOf'], nowMs: number): Column {
  const image = pictureOf(row.picture);
  return {
    id: row.id,
    store_id: row.storeId,
    category_id: row.categoryId,
    brand_id: row.brandId,
    slug: row.slug,
    name: row.name,
    description: row.description,
    body: row.body,
    image: image.name,
    image_width: image.width,
    image_height: image.height,
    images: row.pictures.map(pictureOf),
    seats: row.seats,
    transmission: row.transmission,
    fuel: row.fuel,
    air_condition: row.airCondition,
    hourly_minor: row.hourlyMinor,
    daily_minor: row.dailyMinor,
    per_km_minor: row.perKmMinor,
    ...discountColumns(row),
    rating: row.rating,
    rating_count: row.ratingCount,
    trip_count: row.tripCount,
    listed_at: daysFrom(nowMs, -row.listedDaysAgo),
    source: row.source,
  };
}

function discountColumns({ discount }: VehicleRow): Column {
  if (!discount) return { discount_type: null, discount_value: null };
  return {
    discount_type: discount.type,
    discount_value: discount.type === 'percent' ? discount.percent : discount.amountMinor,
  };
}

/**
 * Writes a market's rental part, all or nothing. Repeated imports match rows by id: slugs, ratings, trips, units with
 * their plates, and what an operator switched off stay as they are; vehicles that the market no longer names are
 * retired.
 */
export async function writeRental(ctx: Ctx, rows: LoadedRental): Promise<void> {
  const nowMs = ctx.clock.now();
  const pictured = ({
    picture,
    ...row
  }: RentalRows['brands'][number] | RentalRows['categories'][number]) => ({
    ...row,
    image: rows.pictureOf(picture).name,
  });
  await inTransaction(ctx, async ({ db }) => {
    await upsertCategories(db, rows.categories.map(pictured));
    await upsertBrands(db, rows.brands.map(pictured));
    await upsertProviders(
      db,
      rows.providers.map(({ storeId, pickupZoneSlugs, discountDays }) => ({
        store_id: storeId,
        pickup_zones: pickupZoneSlugs,
        discount_ends_at: discountDays === null ? null : daysFrom(nowMs, discountDays),
      })),
    );
    await upsertVehicles(
      db,
      rows.vehicles.map((row) => vehicleColumns(row, rows.pictureOf, nowMs)),
    );
    await addUnits(
      db,
      rows.units.map(({ id, vehicleId, plate }) => ({ id, vehicle_id: vehicleId, plate })),
    );
    await upsertVehicleSamples(
      db,
      rows.reviews.map((row) => sampleColumns(row, nowMs)),
    );
    await switchVehiclesOver(
      db,
      rows.vehicles.map(({ id }) => id),
    );
    await countProviderVehicles(db);
  });
}

function sampleColumns(row: SampleVehicleReviewRow, nowMs: number): Column {
  const { id, vehicleId, storeId, rating, text, hoursAgo } = row;
  return {
    id,
    vehicle_id: vehicleId,
    store_id: storeId,
    rating,
    sample: text,
    created_at: new Date(nowMs - hoursAgo * hourMs).toISOString(),
  };
}
