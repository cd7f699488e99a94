import { sql } from 'kysely';

/** A value for a jsonb column. The JSON value null is not SQL's. */
export const json = <T>(value: T) =>
  value === null ? sql<T>`null` : sql<T>`${JSON.stringify(value)}::jsonb`;
