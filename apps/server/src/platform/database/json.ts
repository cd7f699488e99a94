import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. JSON's null is not SQL's. */
export const json = <T>(value: T) =>
  value === null ? sql<T>`null` : sql<T>`${JSON.stringify(value)}::jsonb`;

/** Rows for a `from`, sent as one parameter; the caller adds columns and types: `as r (id uuid)`. */
export const recordset = (rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${json(rows)})`;
