import type { Generated } from 'kysely';

/** A table's row with columns that a new one may leave to the database's defaults. */
export type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  readonly [Name in Column]: Generated<Row[Name]>;
};
