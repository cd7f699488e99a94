import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** What stars are given to; vehicles are counted by their own room. */
export type StarredTable = 'items' | 'stores' | 'vehicles';

/** The columns that stars are counted in. */
export interface StarColumns {
  readonly rating: number;
  readonly rating_count: number;
  /** How many gave 1 to 5; null as long as only the mean is known. */
  readonly stars: readonly number[] | null;
}

/** The stars of a row, held until the transaction ends: reviews of one follow one another. */
export async function lockStars(db: Db, table: StarredTable, id: string): Promise<StarColumns | undefined> {
  const { rows } = await sql<StarColumns>`
    select rating, rating_count, stars from ${sql.table(table)} where id = ${id} for no key update`.execute(
    db,
  );
  return rows[0];
}

/** Keeps counted stars with what they come to. */
export async function updateStars(
  db: Db,
  table: StarredTable,
  id: string,
  { rating, rating_count, stars }: StarColumns,
): Promise<void> {
  await sql`update ${sql.table(table)}
    set rating = ${rating}, rating_count = ${rating_count}, stars = ${stars}::integer[] where id = ${id}`.execute(
    db,
  );
}
