import { type RawBuilder, sql } from 'kysely';
import type { OpenNow } from '../open-now.repo.ts';

/**
 * Whether a store has a discount that runs now, in SQL: to filter and sort by. What a card says is the rules' own answer.
 * @param store the store's name in the statement
 */
export function discountRuns(
  { nowMs, timeZone }: Pick<OpenNow, 'nowMs' | 'timeZone'>,
  store: string,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${store}.${name}`);
  const wall = sql`${new Date(nowMs).toISOString()}::timestamptz at time zone coalesce(${column('time_zone')}, ${timeZone})`;
  const dates = column('discount_dates');
  return sql`${column('discount_percent')} is not null and (${dates} is null or discount_runs(${dates}, ${wall}))`;
}
