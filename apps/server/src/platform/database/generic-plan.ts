import { type RawBuilder, sql } from 'kysely';

/**
 * A value that PostgreSQL does not look at while it plans. By the values that it sees it often finds a plan for them
 * alone cheaper than one for all, and then plans a prepared statement anew each time: for a search that takes longer than
 * running it. For statements that one plan serves, whatever is asked.
 */
export const unseen = (value: unknown, type: string): RawBuilder<unknown> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** Ids, or a question for them that is answered within the statement: a `select` of one array. */
export type AskedIds = readonly string[] | RawBuilder<string[]>;

const isQuestion = (ids: AskedIds): ids is RawBuilder<string[]> => !Array.isArray(ids);

/** Whether a column holds one of these ids: one plan, however many there are. */
export const isOneOf = (column: string, ids: AskedIds): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any (${isQuestion(ids) ? sql`(${ids})` : unseen(ids, 'uuid[]')}::uuid[])`;

/** The place of a column's id among these, from one on: what rows are sorted by that are asked for in an order. */
export const placeAmong = (column: string, ids: readonly string[]): RawBuilder<number> =>
  sql`array_position(${unseen(ids, 'uuid[]')}, ${sql.ref(column)})`;

// Steps, and wide ones: a statement is prepared once for each.
const firstBound = 64;
const step = 4;

/** The least of few bounds that holds so many rows. */
function boundOf(rows: number): number {
  let bound = firstBound;
  while (bound < rows) bound *= step;
  return bound;
}

/**
 * One page of an ordered question. Of a limit in a parameter PostgreSQL knows nothing: it reckons with a tenth of all rows,
 * and finds the one plan for all values too dear. A limit that is written out says that a page is small.
 * @param skipped how many rows are skipped, where only the database knows; at most `page.skip`
 */
export function boundedPage<T>(
  question: RawBuilder<T>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
  skipped: RawBuilder<number> = sql`${skip}`,
): RawBuilder<T> {
  return sql`select * from (${question} limit ${sql.lit(boundOf(skip + limit))}) as bounded limit ${limit} offset ${skipped}`;
}
