import {
  type InstantMs,
  formatWallMinute,
  instantOf,
  isLocalDate,
  repeatOf,
  wallClockAt,
} from '../hours/index.ts';

/** UTC+6, the constant of rental.md section 9; names of this kind count westward, hence the minus. */
const TIME_ZONE_OF_NO_MARKET = 'Etc/GMT-6';
const SHAPE = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const MINUTE_MS = 60_000;
// A trip takes a year at the most, and its end, too, has to be of a year with four digits, in any time zone.
const PAST_ANY_TRIP = '9998';

/** In which time zone the times of trips are meant: the market's, or UTC+6 where it names none (RENT-10). */
export function tripTimeZone(marketTimeZone: string | undefined): string {
  return marketTimeZone || TIME_ZONE_OF_NO_MARKET;
}

/** Whether the text is a time of a real day, `YYYY-MM-DD HH:mm:ss`, on which a trip may begin: before the year 9998. */
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

/** At the moment of a clock change the seconds of a time that never was say nothing. */
function skipped(date: string, minute: number, atMs: InstantMs, zone: string): boolean {
  const shown = wallClockAt(atMs, zone);
  return shown.date !== date || shown.minute !== minute;
}

/** An instant as pickup_time, on the market's wall clock (RENT-10). */
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
