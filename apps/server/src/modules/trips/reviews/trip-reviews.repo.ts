import { type Kysely, sql } from 'kysely';
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

/** What the provider says to it. */
export async function updateReply(
  db: Db,
  id: string,
  reply: Pick<VehicleReviewRow, 'reply' | 'replied_at'>,
): Promise<void> {
  await db.updateTable('vehicle_reviews').set(reply).where('id', '=', id).execute();
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

/** A review that has something to read, as an operator goes through them. */
export interface WrittenVehicleReview
  extends Pick<VehicleReviewRow, 'id' | 'rating' | 'comment' | 'created_at'> {
  readonly store: string;
}

/** The newest of them, whatever they are of. */
export async function listWrittenReviews(db: Db, limit: number): Promise<WrittenVehicleReview[]> {
  const { rows } = await sql<WrittenVehicleReview>`
    select r.id, r.rating, r.comment, r.created_at, s.name as store
    from vehicle_reviews r join stores s on s.id = r.store_id
    where r.sample is null and r.comment <> ''
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Takes the words out of a review that a customer wrote; its stars stay. False where there is none. */
export async function clearWords(db: Db, id: string): Promise<boolean> {
  const query = db.updateTable('vehicle_reviews').set({ comment: '' }).where('id', '=', id);
  const { numUpdatedRows } = await query.where('sample', 'is', null).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
