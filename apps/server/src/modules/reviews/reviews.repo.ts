import { type Kysely, sql } from 'kysely';
import { json, recordset } from '../../platform/database/json.ts';
import type { KeptReply } from './kept-reply.ts';
import type {
  NewReviewRow,
  PictureColumn,
  ReviewRow,
  ReviewTables,
  SignedReviewRow,
} from './reviews.tables.ts';

type Db = Kysely<ReviewTables>;

/** What reviews are listed of. */
export type ReviewsOf = { readonly item_id: string } | { readonly store_id: string };

const signed = (db: Db) =>
  db
    .selectFrom('reviews')
    .leftJoin('customers', 'customers.id', 'reviews.customer_id')
    .selectAll('reviews')
    .select('customers.first_name');

/** A page of reviews, newest first, and how many there are in all. */
export async function listReviews(
  db: Db,
  of: ReviewsOf,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SignedReviewRow[]; total: number }> {
  const [column, id] =
    'item_id' in of ? (['item_id', of.item_id] as const) : (['store_id', of.store_id] as const);
  const { total } = await db
    .selectFrom('reviews')
    .where(column, '=', id)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await signed(db)
    .where(`reviews.${column}`, '=', id)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit)
    .execute();
  return { rows, total };
}

/** A review with its writer's name. */
export async function findReview(db: Db, id: string): Promise<SignedReviewRow | undefined> {
  return signed(db).where('reviews.id', '=', id).executeTakeFirst();
}

/** A review that exists, with its writer's name. */
export async function getReviewRow(db: Db, id: string): Promise<SignedReviewRow> {
  return signed(db).where('reviews.id', '=', id).executeTakeFirstOrThrow();
}

/** Keeps a new review; false where its line has one already, which a writer at the same moment may be keeping. */
export async function insertReview(db: Db, row: NewReviewRow): Promise<boolean> {
  const inserted = await db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('order_line_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The pictures that came with a review. */
export async function updatePictures(db: Db, id: string, pictures: readonly PictureColumn[]): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ pictures: json(pictures) })
    .where('id', '=', id)
    .execute();
}

/** What the store says to it. */
export async function updateReply(db: Db, id: string, reply: KeptReply): Promise<void> {
  await db.updateTable('reviews').set(reply).where('id', '=', id).execute();
}

/** Which of these order lines have a review. */
export async function listReviewedLines(db: Db, lineIds: readonly string[]): Promise<Set<string>> {
  // An order that is a prescription alone has no lines.
  if (lineIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reviews')
    .select('order_line_id')
    .where('order_line_id', 'in', [...lineIds])
    .execute();
  return new Set(rows.flatMap((row) => row.order_line_id ?? []));
}

/** All that a customer wrote, oldest first. */
export async function listReviewsBy(db: Db, customerId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** A review that has something to read or look at, as an operator goes through them. */
export interface WrittenReview extends Pick<ReviewRow, 'id' | 'rating' | 'comment' | 'created_at'> {
  readonly store: string;
  readonly pictures: number;
}

/** The newest of them, whatever they are of. */
export async function listWrittenReviews(db: Db, limit: number): Promise<WrittenReview[]> {
  const { rows } = await sql<WrittenReview>`
    select r.id, r.rating, r.comment, r.created_at, s.name as store, jsonb_array_length(r.pictures) as pictures
    from reviews r join stores s on s.id = r.store_id
    where r.sample is null and (r.comment <> '' or r.pictures <> '[]')
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Takes the words and pictures out of a review that a customer wrote; its stars stay. Answers the pictures. */
export async function clearWords(db: Db, id: string): Promise<readonly PictureColumn[] | undefined> {
  const { rows } = await sql<Pick<ReviewRow, 'pictures'>>`
    update reviews r set comment = '', pictures = '[]'
    from (select id, pictures from reviews where id = ${id} for update) as before
    where r.id = before.id and r.sample is null returning before.pictures`.execute(db);
  return rows[0]?.pictures;
}

/** Takes the pictures out of all that a customer wrote. */
export async function clearPictures(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ pictures: json([]) })
    .where('customer_id', '=', customerId)
    .execute();
}

/** A sample before it is kept. */
export type NewSample = Pick<ReviewRow, 'id' | 'item_id' | 'store_id' | 'rating' | 'sample' | 'created_at'>;

/** Writes samples in one statement; one that stands already keeps its day. */
export async function upsertSamples(db: Db, rows: readonly NewSample[]): Promise<void> {
  await sql`
    insert into reviews (id, item_id, store_id, rating, sample, created_at)
    select r.id, r.item_id, r.store_id, r.rating, r.sample, r.created_at
    from ${recordset(rows)} as r (id uuid, item_id uuid, store_id uuid, rating int,
      sample jsonb, created_at timestamptz)
    on conflict (id) do update set rating = excluded.rating, sample = excluded.sample`.execute(db);
}
