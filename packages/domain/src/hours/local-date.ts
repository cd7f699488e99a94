/** A calendar day without a time zone, `YYYY-MM-DD`; sorts as text. Years 1000 to 9999. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight of the day as if it were UTC, in milliseconds. @throws RangeError for text of another shape */
export function utcMidnight(date: LocalDate): number {
  const parts = SHAPE.exec(date);
  if (!parts) throw new RangeError(`Not a YYYY-MM-DD day: ${date}`);
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}

/** The day a UTC-like millisecond count falls on. */
export function dateOfUtc(utcMs: number): LocalDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** Whether the text is a real day: 2026-02-30 is not. */
export function isLocalDate(text: string): boolean {
  return SHAPE.test(text) && dateOfUtc(utcMidnight(text)) === text;
}

/** The day `days` later; earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfUtc(utcMidnight(date) + days * DAY_MS);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: LocalDate): number {
  const sinceEpoch = Math.floor(utcMidnight(date) / DAY_MS);
  const thursday = 4; // 1970-01-01
  return (((sinceEpoch + thursday) % 7) + 7) % 7;
}
