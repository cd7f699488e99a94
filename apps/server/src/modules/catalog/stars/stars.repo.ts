import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';
import { byIdOrSlug, isWithin, type Within } from '../items/items.repo.ts';
import type { StarColumns } from './counted-stars.repo.ts';

type Db = Kysely<unknown>;

/** An item or a store as those see it who read its reviews. */
export interface ReviewedRow extends StarColumns {
  readonly id: string;
  readonly takes_reviews: boolean;
}

const starColumns = (table: 'i' | 's'): RawBuilder<StarColumns> =>
  sql`${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.rating`)}, ${sql.ref(`${table}.rating_count`)},
    ${sql.ref(`${table}.stars`)}`;

/** An item on sale by id or slug. */
export async function findReviewedItem(
  db: Db,
  idOrSlug: string,
  within: Within,
): Promise<ReviewedRow | undefined> {
  const { rows } = await sql<ReviewedRow>`
    select ${starColumns('i')}, s.reviews as takes_reviews from items i join stores s on s.id = i.store_id
    where ${byIdOrSlug('i', idOrSlug)} and i.active and ${isWithin(within)}`.execute(db);
  return rows[0];
}

/** A store by id or slug. */
export async function findReviewedStore(
  db: Db,
  idOrSlug: string,
  within: Within,
): Promise<ReviewedRow | undefined> {
  const { rows } = await sql<ReviewedRow>`
    select ${starColumns('s')}, s.reviews as takes_reviews from stores s
    where ${byIdOrSlug('s', idOrSlug)} and ${isWithin(within)}`.execute(db);
  return rows[0];
}

/** Which of these stores take reviews. */
export async function listStoresWithReviews(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stores where id = any (${ids}::uuid[]) and reviews`.execute(db);
  return rows.map(({ id }) => id);
}

/** What an item is called, and where its page is, whether or not it is still on sale. */
export interface ItemNameRow {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
}

/** Names of items, in no order. */
export async function listItemNames(db: Db, ids: readonly string[]): Promise<ItemNameRow[]> {
  const { rows } =
    await sql<ItemNameRow>`select id, slug, name from items where id = any (${ids}::uuid[])`.execute(db);
  return rows;
}
