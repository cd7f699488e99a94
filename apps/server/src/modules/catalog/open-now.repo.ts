import { type RawBuilder, sql } from 'kysely';

/** What decides whether a store s is open now, in SQL. */
export interface OpenNow {
  /** E-commerce and parcel keep no hours (rule 10). */
  readonly alwaysOpen: boolean;
  readonly nowMs: number;
  /** The market's, for stores that name none. */
  readonly timeZone: string;
  /** Minutes since Sunday's midnight on the market's wall clock. */
  readonly weekMinute: number;
}

/** Whether the store s is open, for sorting and filtering. Cards show the domain rule's own answer. */
export function isOpenNow({ alwaysOpen, nowMs, timeZone, weekMinute }: OpenNow): RawBuilder<boolean> {
  if (alwaysOpen) return sql`true`;
  const at = new Date(nowMs).toISOString();
  // Nearly every store keeps the market's time and has no day off near: for it one look at its week does.
  return sql`case when s.time_zone is null and s.days_off = '{}' then s.open_week @> ${weekMinute}::int
    else is_open(s.open_week, s.opening_hours, s.days_off,
      ${at}::timestamptz at time zone coalesce(s.time_zone, ${timeZone})) end`;
}
