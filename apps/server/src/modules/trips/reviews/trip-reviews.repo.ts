import type { Kysely } from 'kysely';
import type { LocalText } from '../../../platform/local-text.ts';

/** A review of a vehicle as stored. */
export interface VehicleReviewRow {
  readonly id: string;
  readonly vehicle_id: string;
  readonly store_id: string;
  readonly customer_id: string | null;
  readonly trip_line_id: string | null;
  readonly rating: number;
  readonly comment: string;
  readonly sample: LocalText | null;
  readonly reply: string | null;
  readonly replied_at: Date | null;
  readonly created_at: Date;
}

/** Tables of reviews. */
export interface TripReviewTables {
  vehicle_reviews: VehicleReviewRow;
}

type Db = Kysely<TripReviewTables>;

/** Keeps a review; false where its line has one. */
export async function insertVehicleReview(db: Db, row: VehicleReviewRow): Promise<boolean> {
  const inserted = await db
    .insertInto('vehicle_reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('trip_line_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Lines of these that have their review. */
export async function listReviewedLineIds(db: Db, lineIds: readonly string[]): Promise<Set<string>> {
  if (lineIds.length === 0) return new Set();
  const query = db.selectFrom('vehicle_reviews').select('trip_line_id');
  const rows = await query.where('trip_line_id', 'in', [...lineIds]).execute();
  return new Set(rows.flatMap(({ trip_line_id }) => trip_line_id ?? []));
}

/** A review's provider. */
export async function findReviewedStore(db: Db, id: string): Promise<string | undefined> {
  const query = db.selectFrom('vehicle_reviews').select('store_id').where('id', '=', id);
  return (await query.executeTakeFirst())?.store_id;
}

/** Stores a provider's reply. */
export async function updateReply(db: Db, id: string, reply: string, at: Date): Promise<void> {
  await db.updateTable('vehicle_reviews').set({ reply, replied_at: at }).where('id', '=', id).execute();
}

/** All that a customer wrote, oldest first. */
export async function listReviewsBy(db: Db, customerId: string): Promise<VehicleReviewRow[]> {
  return db
    .selectFrom('vehicle_reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
