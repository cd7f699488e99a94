import { type RawBuilder, sql } from 'kysely';

/** What decides whether a store s is open now, in SQL. */
export interface OpenNow {
  /** E-commerce and parcel keep no hours (rule 10). */
  readonly alwaysOpen: boolean;
  readonly nowMs: number;
  /** The market's, for stores that name none. */
  readonly timeZone: string;
}

/** Whether the store s is open: to sort and filter by. What a card says is the rules' own answer. */
export function isOpenNow({ alwaysOpen, nowMs, timeZone }: OpenNow): RawBuilder<boolean> {
  if (alwaysOpen) return sql`true`;
  const at = new Date(nowMs).toISOString();
  return sql`is_open(s.open_week, s.opening_hours, s.days_off,
    ${at}::timestamptz at time zone coalesce(s.time_zone, ${timeZone}))`;
}

/** Folded words as `find_stores` and `find_items` take them. */
export function foldedWords(words: readonly string[]): RawBuilder<string[]> {
  return sql`array(select folded(word) from unnest(${words}::text[]) as word)`;
}
