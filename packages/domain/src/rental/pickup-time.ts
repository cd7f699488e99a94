import {
  type InstantMs,
  type LocalDate,
  addDays,
  formatWallMinute,
  instantOf,
  isLocalDate,
  repeatOf,
  wallClockAt,
} from '../hours/index.ts';

/** UTC+6, the constant of rental.md section 9; Etc/ names count westwards, hence the minus. */
const TIME_ZONE_OF_NO_MARKET = 'Etc/GMT-6';
const SHAPE = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const MINUTE_MS = 60_000;
// A trip takes a year at most, and its end must also have a year of four digits, in any time zone.
const PAST_ANY_TRIP = '9998';

/** The time zone of trip times: the market's, or UTC+6 if it has none (RENT-10). */
export function tripTimeZone(marketTimeZone: string | undefined): string {
  return marketTimeZone || TIME_ZONE_OF_NO_MARKET;
}

/** Whether the text is a valid pickup_time, `YYYY-MM-DD HH:mm:ss` on an existing day before the year 9998. */
export function isPickupText(text: string): boolean {
  const date = SHAPE.exec(text)?.[1];
  return date !== undefined && isLocalDate(date) && date < PAST_ANY_TRIP;
}

/**
 * The instant of a pickup_time (RENT-10). A time that a clock change skips is the moment of the change; one that it
 * repeats is its first occurrence, and its second once the first is over. Undefined for text of another shape, or a day
 * that is not in the calendar or after any trip ({@link isPickupText}).
 * @param marketTimeZone IANA name; undefined or empty where the market names none
 * @param nowMs undefined where it does not matter which of the two it is
 */
export function pickupAtOf(
  text: string,
  marketTimeZone: string | undefined,
  nowMs?: InstantMs,
): InstantMs | undefined {
  const [, date = '', hour, minute, second] = SHAPE.exec(text) ?? [];
  if (!isPickupText(text)) return undefined;
  const zone = tripTimeZone(marketTimeZone);
  const atMs = instantOf(date, Number(hour) * 60 + Number(minute), zone);
  if (skipped(date, Number(hour) * 60 + Number(minute), atMs, zone)) return atMs;
  const firstMs = atMs + Number(second) * 1000;
  const isOver = nowMs !== undefined && firstMs <= nowMs;
  return (isOver ? repeatOf(firstMs, zone) : undefined) ?? firstMs;
}

/** For a local time that a clock change skips, the seconds are meaningless. */
function skipped(date: string, minute: number, atMs: InstantMs, zone: string): boolean {
  const shown = wallClockAt(atMs, zone);
  return shown.date !== date || shown.minute !== minute;
}

/** An instant as pickup_time, in the market's local time (RENT-10). */
export function pickupText(atMs: InstantMs, marketTimeZone: string | undefined): string {
  const { date, minute } = wallClockAt(atMs, tripTimeZone(marketTimeZone));
  // Offsets are whole minutes, so seconds are the same on every wall.
  const second = Math.floor((((atMs % MINUTE_MS) + MINUTE_MS) % MINUTE_MS) / 1000);
  return `${date} ${formatWallMinute(minute)}:${String(second).padStart(2, '0')}`;
}

/** RENT-12: a time not later than now counts as Pickup Now, which is null. */
export function scheduledPickup(atMs: InstantMs | null, nowMs: InstantMs): InstantMs | null {
  return atMs !== null && atMs > nowMs ? atMs : null;
}

/** The latest day on which a trip can begin, by the market's wall clock: so many days from today. */
export function latestPickupDay(
  nowMs: InstantMs,
  marketTimeZone: string | undefined,
  daysAhead: number,
): LocalDate {
  return addDays(wallClockAt(nowMs, tripTimeZone(marketTimeZone)).date, daysAhead);
}

/** Whether a pickup is on a later day than the latest one ({@link latestPickupDay}). */
export function isPickupTooFar(
  atMs: InstantMs,
  latestDay: LocalDate,
  marketTimeZone: string | undefined,
): boolean {
  return wallClockAt(atMs, tripTimeZone(marketTimeZone)).date > latestDay;
}
