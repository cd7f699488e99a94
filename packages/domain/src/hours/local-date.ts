/** A calendar day without a time zone, `YYYY-MM-DD`; sorts as text. Years 1000 to 9999. */
export type LocalDate = string;

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01. @throws RangeError for text in another format */
export function dayNumberOf(date: LocalDate): number {
  const parts = SHAPE.exec(date);
  if (!parts) throw new RangeError(`Not a YYYY-MM-DD day: ${date}`);
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / DAY_MS;
}

/** The day that is the given number of days after 1970-01-01. */
export function dateOfDay(dayNumber: number): LocalDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday, 0 (Sunday) to 6 (Saturday); 1970-01-01 was a Thursday. */
export function weekdayOfDay(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** Whether the text is an existing day: 2026-02-30 is not. */
export function isLocalDate(text: string): boolean {
  return SHAPE.test(text) && dateOfDay(dayNumberOf(text)) === text;
}

/** The day `days` later, or earlier if negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumberOf(date) + days);
}
