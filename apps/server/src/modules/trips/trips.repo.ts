import type { TripStatus } from '@promenade/domain/rental';
import { type Kysely, sql } from 'kysely';
import { endsWithDigits } from '../../platform/database/ends-with-digits.ts';
import { json } from '../../platform/database/json.ts';
import { newestFirst } from '../../platform/database/newest-first.ts';
import type { CountedPage, CursorPage } from '../../platform/cursor-page.ts';
import { kindOfKey } from '../../platform/record-key.ts';
import type { NewTripRow, TripEventRow, TripLineRow, TripRow, TripTables } from './trips.tables.ts';

type Db = Kysely<TripTables>;

/** Keeps a new trip; the database gives it its number. */
export async function insertTrip(db: Db, trip: NewTripRow): Promise<TripRow> {
  const { provider, pickup, destination, bill } = trip;
  const documents = {
    provider: json(provider),
    pickup: json(pickup),
    destination: json(destination),
    bill: json(bill),
  };
  return db
    .insertInto('trips')
    .values({ ...trip, ...documents })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps the lines of a new trip in one statement. */
export async function insertTripLines(db: Db, lines: readonly TripLineRow[]): Promise<void> {
  const values = lines.map((line) => ({ ...line, name: json(line.name) }));
  await db.insertInto('trip_lines').values(values).execute();
}

/** Writes down what happened, after what happened before; the caller holds the trip's row. */
export async function insertTripEvent(db: Db, event: Omit<TripEventRow, 'seq'>): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from trip_events where trip_id = ${event.trip_id})`;
  await db
    .insertInto('trip_events')
    .values({ ...event, seq })
    .execute();
}

/** By id or by the number that people read. */
export async function findTrip(
  db: Db,
  key: string,
  owner?: { readonly shopperId: string },
): Promise<TripRow | undefined> {
  const kind = kindOfKey(key);
  if (!kind) return undefined;
  const query = db
    .selectFrom('trips')
    .selectAll()
    .where(kind, '=', kind === 'id' ? key : Number(key));
  return (owner ? query.where('shopper_id', '=', owner.shopperId) : query).executeTakeFirst();
}

/** The trip, held until the transaction ends: steps of one trip follow one another. */
export async function lockTrip(db: Db, id: string): Promise<TripRow | undefined> {
  return db.selectFrom('trips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** These trips, the earliest first. */
export async function listTripsOf(db: Db, ids: readonly string[]): Promise<TripRow[]> {
  return db
    .selectFrom('trips')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('starts_at')
    .execute();
}

/** Lines as they were booked, in their order. */
export async function listTripLines(db: Db, tripIds: readonly string[]): Promise<TripLineRow[]> {
  if (tripIds.length === 0) return [];
  return db
    .selectFrom('trip_lines')
    .selectAll()
    .where('trip_id', 'in', [...tripIds])
    .orderBy('trip_id')
    .orderBy('position')
    .execute();
}

/** What happened, oldest first. */
export async function listTripEvents(db: Db, tripId: string): Promise<TripEventRow[]> {
  return db.selectFrom('trip_events').selectAll().where('trip_id', '=', tripId).orderBy('seq').execute();
}

/** The parameters of a list of trips. */
export interface TripFilter extends CursorPage {
  readonly shopperId?: string | undefined;
  readonly storeId?: string | undefined;
  /** Trips that await a gateway are nobody's to confirm yet. */
  readonly paidFor?: boolean;
  readonly statuses?: readonly TripStatus[] | undefined;
  /** The last digits of the phone number it was booked with. */
  readonly phoneEnding?: string | undefined;
}

/** One page of trips, newest first, and how many there are in all. */
export async function listTrips(db: Db, filter: TripFilter): Promise<CountedPage<TripRow>> {
  let query = db.selectFrom('trips');
  if (filter.shopperId !== undefined) query = query.where('shopper_id', '=', filter.shopperId);
  if (filter.storeId !== undefined) query = query.where('store_id', '=', filter.storeId);
  if (filter.paidFor) query = query.where('payment_due_at', 'is', null);
  if (filter.phoneEnding !== undefined)
    query = query.where(endsWithDigits(sql.ref('contact_phone'), filter.phoneEnding));
  if (filter.statuses) query = query.where('status', 'in', [...filter.statuses]);
  return newestFirst(query, 'trips', filter);
}

/** What may change of a held trip. */
export type TripChange = Partial<
  Pick<
    TripRow,
    | 'status'
    | 'payment_status'
    | 'payment_method'
    | 'payment_due_at'
    | 'wallet_minor'
    | 'outside_minor'
    | 'returned_minor'
    | 'hours'
    | 'ends_at'
    | 'total_minor'
    | 'bill'
  >
>;

/** Changes a held trip. */
export async function updateTrip(
  db: Db,
  id: string,
  { bill, ...parts }: TripChange,
  at: Date,
): Promise<TripRow> {
  return db
    .updateTable('trips')
    .set({ ...parts, ...(bill && { bill: json(bill) }), updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes what a held trip's lines cost from now on. */
export async function updateLinePrices(
  db: Db,
  lines: readonly Pick<
    TripLineRow,
    'id' | 'gross_minor' | 'discount_minor' | 'coupon_minor' | 'tax_minor' | 'total_minor'
  >[],
): Promise<void> {
  for (const { id, ...prices } of lines)
    await db.updateTable('trip_lines').set(prices).where('id', '=', id).execute();
}
