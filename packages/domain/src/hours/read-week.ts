import { type OpenInterval, type Week, intervalOf } from './weekly-hours.ts';
import { parseWallMinute } from './windows.ts';

/** Hours as entered: a weekday (0 is Sunday) and two times, `HH:mm`. A close at or before the opening is on the next day. */
export type WrittenInterval = { readonly weekday: number; readonly opens: string; readonly closes: string };

/** Why entered hours are invalid: none at all, an invalid time, or an overlap; with the weekday. */
export type WeekFault =
  | { readonly code: 'hours_empty' }
  | { readonly code: 'hours_time' | 'hours_overlap'; readonly weekday: number };

/** The parsed week, or why it is invalid. */
export type ReadWeek =
  | { readonly ok: true; readonly week: Week }
  | { readonly ok: false; readonly fault: WeekFault };

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Parses a store's weekly hours. Intervals may touch but not overlap, also across midnight and the end of the week. */
export function readWeek(written: readonly WrittenInterval[]): ReadWeek {
  const week: OpenInterval[][] = Array.from({ length: 7 }, () => []);
  for (const { weekday, opens, closes } of written) {
    const [open, close] = [parseWallMinute(opens), parseWallMinute(closes)];
    const day = week[weekday];
    if (open === undefined || close === undefined || open >= DAY_MINUTES || !day)
      return { ok: false, fault: { code: 'hours_time', weekday } };
    day.push(intervalOf(open, close));
  }
  if (written.length === 0) return { ok: false, fault: { code: 'hours_empty' } };
  const weekday = overlappingDay(week);
  if (weekday !== undefined) return { ok: false, fault: { code: 'hours_overlap', weekday } };
  return { ok: true, week: week.map((day) => day.toSorted((a, b) => a.openMinute - b.openMinute)) };
}

/** The weekday with an interval that starts before an earlier one has ended. */
function overlappingDay(week: readonly (readonly OpenInterval[])[]): number | undefined {
  const spans = week
    .flatMap((day, weekday) =>
      day.map(({ openMinute, closeMinute }) => ({
        weekday,
        start: weekday * DAY_MINUTES + openMinute,
        end: weekday * DAY_MINUTES + closeMinute,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
  const [first] = spans;
  // Saturday's night may last into the week's first morning.
  const around = first ? [...spans, { ...first, start: first.start + WEEK_MINUTES }] : spans;
  return around.find((span, index) => span.start < (around[index - 1]?.end ?? 0))?.weekday;
}
