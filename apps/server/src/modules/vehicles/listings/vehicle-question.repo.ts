import type { RentalType } from '@promenade/domain/rental';
import { type RawBuilder, sql } from 'kysely';
import { heldUnits, isLate, rangeOf } from '../holds/free-units.repo.ts';
import type { TripWindow } from '../trip-window.ts';
import type { VehicleRow } from '../vehicles.tables.ts';

/** The sort orders of vehicles. */
export type VehicleSort = 'popular' | 'rating' | 'price_low' | 'price_high' | 'newest';

/** Which vehicles are listed, and how. */
export interface VehicleQuestion {
  readonly moduleIds: readonly string[];
  readonly pickupZoneIds: readonly string[];
  readonly window: TripWindow;
  /** The time of the request: a vehicle that is overdue then is not free for a window that begins soon. */
  readonly nowMs: number;
  /** Only vehicles rented out this way, unless `everyType` is set; prices are their rates of this type. */
  readonly rentalType?: RentalType | undefined;
  readonly everyType?: boolean | undefined;
  /** Words of the name; each must be the beginning of a word. */
  readonly words?: readonly string[] | undefined;
  /** Whether so many names match that reading in sort order is faster than the trigram index. */
  readonly wordsAreCommon?: boolean | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly brandIds?: readonly string[] | undefined;
  readonly storeId?: string | undefined;
  /** At least so many. */
  readonly seats?: number | undefined;
  readonly airCondition?: boolean | undefined;
  readonly transmission?: VehicleRow['transmission'] | undefined;
  readonly fuels?: readonly string[] | undefined;
  readonly minPriceMinor?: number | undefined;
  readonly maxPriceMinor?: number | undefined;
  readonly minRating?: number | undefined;
  readonly rated?: boolean | undefined;
  readonly available?: boolean | undefined;
  readonly sort: VehicleSort;
  readonly limit: number;
  readonly skip: number;
}

const rateColumns = {
  hourly: 'hourly_minor',
  day_wise: 'daily_minor',
  distance_wise: 'per_km_minor',
} as const;

/** A vehicle's rate for the rental type; without one, its lowest rate (RENT-04). */
const rateOf = ({ rentalType }: VehicleQuestion): RawBuilder<number | null> =>
  sql.ref(`v.${rentalType === undefined ? 'lowest_minor' : rateColumns[rentalType]}`);

/** Providers that accept trips beginning in one of the zones. */
export function providersSeen({ moduleIds, pickupZoneIds, storeId }: VehicleQuestion): RawBuilder<unknown> {
  const one = storeId === undefined ? sql`true` : sql`s.id = ${storeId}`;
  // A subquery of its own, so that the stores are read in one scan: single look-ups take twice as long.
  return sql`select p.store_id, p.vehicle_count
    from (select s.id from stores s where s.active and s.module_id = any (${moduleIds}::uuid[]) and ${one} offset 0) as open
      join providers p on p.store_id = open.id
    where p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`;
}

/**
 * Vehicles whose units are all held at some time of the window. Starts from the window's trips, which are fewer than
 * the vehicles: only vehicles with at least as many trips as units are checked unit by unit.
 */
export const takenWhole = ({ window, nowMs }: VehicleQuestion): RawBuilder<unknown> =>
  sql`select v.id as vehicle_id
    from (select t.vehicle_id, count(*) as trips from trip_units t where t.held
        and (t.during && ${rangeOf(window)} or ${isLate(window, nowMs)})
      group by t.vehicle_id
      having count(*) >= (select min(unit_count) from vehicles where active and unit_count > 0)) as counted
    join vehicles v on v.id = counted.vehicle_id and counted.trips >= v.unit_count
    where ${heldUnits(window, nowMs)} >= v.unit_count`;

function belongings(question: VehicleQuestion): RawBuilder<boolean>[] {
  const { categoryIds, brandIds, words = [], wordsAreCommon } = question;
  const parts: RawBuilder<boolean>[] = [];
  if (categoryIds) parts.push(sql`v.category_id = any (${categoryIds}::uuid[])`);
  if (brandIds) parts.push(sql`v.brand_id = any (${brandIds}::uuid[])`);
  // Words contain no LIKE wildcards. LIKE can use the index; strpos is faster on rows that are read anyway.
  for (const word of words)
    parts.push(
      wordsAreCommon
        ? sql`strpos(v.search_text, ${` ${word}`}) > 0`
        : sql`v.search_text like ${`% ${word}%`}`,
    );
  return parts;
}

function qualities(question: VehicleQuestion): RawBuilder<boolean>[] {
  const { seats, airCondition, transmission, fuels, minPriceMinor, maxPriceMinor, minRating } = question;
  const parts: RawBuilder<boolean>[] = [];
  if (seats !== undefined) parts.push(sql`v.seats >= ${seats}`);
  if (airCondition !== undefined) parts.push(sql`v.air_condition = ${airCondition}`);
  if (transmission !== undefined) parts.push(sql`v.transmission = ${transmission}`);
  if (fuels) parts.push(sql`v.fuel = any (${fuels}::text[])`);
  if (question.rentalType !== undefined && !question.everyType)
    parts.push(sql`${rateOf(question)} is not null`);
  if (minPriceMinor !== undefined) parts.push(sql`${rateOf(question)} >= ${minPriceMinor}::bigint`);
  if (maxPriceMinor !== undefined) parts.push(sql`${rateOf(question)} <= ${maxPriceMinor}::bigint`);
  if (minRating !== undefined) parts.push(sql`v.rating >= ${minRating}`);
  if (question.rated) parts.push(sql`v.rating_count > 0`);
  if (question.available) parts.push(sql`v.unit_count > 0`);
  return parts;
}

/** Conditions on vehicle v, regardless of provider and time. */
export function vehicleConditions(question: VehicleQuestion): RawBuilder<boolean> {
  return sql`${sql.join([sql<boolean>`v.active`, ...belongings(question), ...qualities(question)], sql` and `)}`;
}

// Evaluated per row: few vehicles are read before a page is full.
const letHere = sql<boolean>`(v.store_id in (select store_id from seen)) is true`;

/** Whether vehicle v is listed; expects {@link providersSeen} as `seen` and {@link takenWhole} as `taken`. */
export const isListed = (question: VehicleQuestion): RawBuilder<boolean> =>
  question.available
    ? sql`${letHere} and ${vehicleConditions(question)} and (v.id in (select vehicle_id from taken)) is false`
    : sql`${letHere} and ${vehicleConditions(question)}`;

/** Whether the filters exclude any of the providers' vehicles. */
export function isNarrower(question: VehicleQuestion): boolean {
  return belongings(question).length + qualities(question).length > 0;
}

/** The sort key, before the id. */
export function vehicleOrder(question: VehicleQuestion): RawBuilder<unknown> {
  const orders: Record<VehicleSort, RawBuilder<unknown>> = {
    popular: sql`v.trip_count desc`,
    rating: sql`v.rating desc, v.rating_count desc`,
    price_low: sql`${rateOf(question)}`,
    price_high: sql`${rateOf(question)} desc nulls last`,
    newest: sql`v.listed_at desc`,
  };
  return orders[question.sort];
}
