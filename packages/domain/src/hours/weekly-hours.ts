import { DAY_MS, dateOfDay, type LocalDate, weekdayOfDay } from './local-date.ts';
import { type InstantMs, instantOfDay, wallDayAt } from './wall-clock.ts';

/** Open from one minute until before another, counted from the day's midnight; a close above 1440 lies past midnight. */
export type OpenInterval = { readonly openMinute: number; readonly closeMinute: number };

/** The intervals of each weekday, Sunday first: always seven lists. */
export type Week = readonly (readonly OpenInterval[])[];

/** A store's hours (api.md, rule 10). A day off takes away the intervals that begin on it, not the night before's rest. */
export type WeeklyHours = {
  /** IANA name. */
  readonly timeZone: string;
  readonly week: Week;
  readonly daysOff: readonly LocalDate[];
};

/** A stretch of open time: from `startAtMs` until before `endAtMs`. */
export type OpenSpan = { readonly startAtMs: InstantMs; readonly endAtMs: InstantMs };

/** The week of e-commerce and parcel, which are always open (api.md, rule 10). */
export const ALWAYS_OPEN_WEEK: Week = Array.from({ length: 7 }, () => [{ openMinute: 0, closeMinute: 1440 }]);

/** A shop that closes for a year and a month has closed for good. */
const OPENING_HORIZON_DAYS = 400;
/** Open for a fortnight without a break is shown as no closing at all. */
const CLOSING_HORIZON_DAYS = 14;

/** An interval from two wall times; a close at or before the opening means the next day, so equal times are 24 hours. */
export function intervalOf(openMinute: number, closeMinute: number): OpenInterval {
  return { openMinute, closeMinute: closeMinute <= openMinute ? closeMinute + 1440 : closeMinute };
}

/**
 * The open stretches that touch [fromMs, untilMs), in order, not cut at its ends, joined where they meet or overlap.
 * An interval opens and closes at the first moment the wall clock reaches its time (`instantOf`): one that a clock
 * change swallows whole does not happen, one that it repeats in part happens once.
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

/** Whether the store is open at the instant: its opening minute counts, its closing minute does not. */
export function isOpenAt(hours: WeeklyHours, instantMs: InstantMs): boolean {
  return openSpans(hours, instantMs, instantMs + 1).length > 0;
}

/** The first instant, this one included, at which the store is open; undefined when it never is within 400 days. */
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

/** When the store that is open now closes; undefined when it is closed, or stays open for the coming fortnight. */
export function closesAt(hours: WeeklyHours, instantMs: InstantMs): InstantMs | undefined {
  for (const days of [1, CLOSING_HORIZON_DAYS]) {
    const horizonMs = instantMs + days * DAY_MS;
    const span = openSpans(hours, instantMs, horizonMs).find(({ startAtMs }) => startAtMs <= instantMs);
    if (!span) return undefined;
    if (span.endAtMs < horizonMs) return span.endAtMs;
  }
  return undefined;
}
