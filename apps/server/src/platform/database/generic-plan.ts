import { type RawBuilder, sql } from 'kysely';

/**
 * A value that the planner cannot see. From visible values PostgreSQL often estimates a custom plan to be cheaper than
 * the generic one, and then plans a prepared statement on every execution: for a search, that takes longer than running
 * it. For statements that one plan serves, whatever the values.
 */
export const unseen = (value: unknown, type: string): RawBuilder<unknown> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** Ids, or a `select` of one array of them, evaluated within the statement. */
export type AskedIds = readonly string[] | RawBuilder<string[]>;

const isQuestion = (ids: AskedIds): ids is RawBuilder<string[]> => !Array.isArray(ids);

/** Whether a column holds one of these ids; one plan, whatever their number. */
export const isOneOf = (column: string, ids: AskedIds): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any (${isQuestion(ids) ? sql`(${ids})` : unseen(ids, 'uuid[]')}::uuid[])`;

/** The position (from 1) of a column's id in a list, for `order by`: rows in the order of the list. */
export const placeAmong = (column: string, ids: readonly string[]): RawBuilder<number> =>
  sql`array_position(${unseen(ids, 'uuid[]')}, ${sql.ref(column)})`;

// Few, wide steps: each is a prepared statement of its own.
const firstBound = 64;
const step = 4;

/** The smallest step that covers so many rows. */
function boundOf(rows: number): number {
  let bound = firstBound;
  while (bound < rows) bound *= step;
  return bound;
}

/**
 * A page of an ordered query. The planner cannot see a limit in a parameter: it assumes a tenth of all rows, and
 * rejects the generic plan as too expensive. A literal limit tells it that a page is small.
 * @param skipped number of rows to skip, if only the database knows it; at most `page.skip`
 */
export function boundedPage<T>(
  question: RawBuilder<T>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
  skipped: RawBuilder<number> = sql`${skip}`,
): RawBuilder<T> {
  return sql`select * from (${question} limit ${sql.lit(boundOf(skip + limit))}) as bounded limit ${limit} offset ${skipped}`;
}
