import { DAY_MS, dateOfDay, type LocalDate, weekdayOfDay } from './local-date.ts';
import { type InstantMs, instantOfDay, wallDayAt } from './wall-clock.ts';

/** Opening interval in minutes from midnight, end excluded; a close above 1440 is past midnight. */
export type OpenInterval = { readonly openMinute: number; readonly closeMinute: number };

/** The intervals of each weekday, Sunday first; always seven lists. */
export type Week = readonly (readonly OpenInterval[])[];

/** A store's hours (api.md, rule 10). A day off removes the intervals that begin on it, not the rest of the previous night. */
export type WeeklyHours = {
  /** IANA name. */
  readonly timeZone: string;
  readonly week: Week;
  readonly daysOff: readonly LocalDate[];
};

/** A span of open time, from `startAtMs` to before `endAtMs`. */
export type OpenSpan = { readonly startAtMs: InstantMs; readonly endAtMs: InstantMs };

/** The hours of e-commerce and parcel, which are always open (api.md, rule 10). */
export const ALWAYS_OPEN_WEEK: Week = Array.from({ length: 7 }, () => [{ openMinute: 0, closeMinute: 1440 }]);

/** How far ahead to look for an opening: a store closed for longer has closed for good. */
const OPENING_HORIZON_DAYS = 400;
/** How far ahead to look for a closing: a store open for 14 days without a break is shown without one. */
const CLOSING_HORIZON_DAYS = 14;

/** An interval from two times of day; a close at or before the opening is on the next day, so equal times are 24 hours. */
export function intervalOf(openMinute: number, closeMinute: number): OpenInterval {
  return { openMinute, closeMinute: closeMinute <= openMinute ? closeMinute + 1440 : closeMinute };
}

/**
 * The open spans that intersect [fromMs, untilMs), in order, not cut at its ends, merged where they touch or overlap.
 * An interval opens and closes when local time first reaches its time (`instantOf`): one that a clock change skips
 * entirely does not occur, and one that it repeats in part occurs once.
 */
export function openSpans(hours: WeeklyHours, fromMs: InstantMs, untilMs: InstantMs): OpenSpan[] {
  const { timeZone } = hours;
  const last = wallDayAt(untilMs, timeZone);
  const spans: OpenSpan[] = [];
  // One day back: an interval may last into the next day.
  for (let day = wallDayAt(fromMs, timeZone) - 1; day <= last; day += 1) addSpansOfDay(spans, hours, day);
  return joined(spans).filter((span) => span.endAtMs > fromMs && span.startAtMs < untilMs);
}

function addSpansOfDay(spans: OpenSpan[], hours: WeeklyHours, day: number): void {
  if (hours.daysOff.length > 0 && hours.daysOff.includes(dateOfDay(day))) return;
  for (const { openMinute, closeMinute } of hours.week[weekdayOfDay(day)] ?? []) {
    const startAtMs = instantOfDay(day, openMinute, hours.timeZone);
    const endAtMs = instantOfDay(day, closeMinute, hours.timeZone);
    if (startAtMs < endAtMs) spans.push({ startAtMs, endAtMs });
  }
}

function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const result: OpenSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startAtMs - b.startAtMs)) {
    const last = result.at(-1);
    if (last && span.startAtMs <= last.endAtMs) {
      result[result.length - 1] = {
        startAtMs: last.startAtMs,
        endAtMs: Math.max(last.endAtMs, span.endAtMs),
      };
    } else result.push(span);
  }
  return result;
}

/** Whether the store is open at the instant, including its opening minute and excluding its closing minute. */
export function isOpenAt(hours: WeeklyHours, instantMs: InstantMs): boolean {
  return openSpans(hours, instantMs, instantMs + 1).length > 0;
}

/** The first instant from this one on at which the store is open; undefined if there is none within 400 days. */
export function nextOpeningAt(hours: WeeklyHours, instantMs: InstantMs): InstantMs | undefined {
  if (!hours.week.some((day) => day.length > 0)) return undefined;
  // Nearly always within a day; the rest of the year is looked at week by week.
  let fromMs = instantMs;
  for (let days = 1; fromMs < instantMs + OPENING_HORIZON_DAYS * DAY_MS; days = 7) {
    const first = openSpans(hours, fromMs, fromMs + days * DAY_MS)[0];
    if (first) return Math.max(first.startAtMs, instantMs);
    fromMs += days * DAY_MS;
  }
  return undefined;
}

/** When the store closes; undefined if it is closed now, or stays open for the next 14 days. */
export function closesAt(hours: WeeklyHours, instantMs: InstantMs): InstantMs | undefined {
  for (const days of [1, CLOSING_HORIZON_DAYS]) {
    const horizonMs = instantMs + days * DAY_MS;
    const span = openSpans(hours, instantMs, horizonMs).find(({ startAtMs }) => startAtMs <= instantMs);
    if (!span) return undefined;
    if (span.endAtMs < horizonMs) return span.endAtMs;
  }
  return undefined;
}
