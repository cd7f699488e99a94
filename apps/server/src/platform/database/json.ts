import { type RawBuilder, sql } from 'kysely';

/** JSON as text, for a jsonb column. */
export const jsonText = <T>(text: string) => sql<T>`${text}::jsonb`;

/** A value for a jsonb column. JSON's null is not SQL's. */
export const json = <T>(value: T) => (value === null ? sql<T>`null` : jsonText<T>(JSON.stringify(value)));

/** Rows for a `from`, sent as one parameter; the caller adds columns and types: `as r (id uuid)`. */
export const recordset = (rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${json(rows)})`;
