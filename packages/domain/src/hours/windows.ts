import { addDays, type LocalDate } from './local-date.ts';
import type { WallClock } from './wall-clock.ts';

/** A part of every day, in minutes from midnight, end excluded; an end before the start is past midnight. */
export type DailyWindow = { readonly startMinute: number; readonly endMinute: number };

/**
 * The first and last day of an offer, and optionally the part of each day. Without a first day it has already started,
 * without a last day it does not end.
 */
export type DateWindow = {
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
  readonly daily?: DailyWindow | undefined;
};

/** ITEM-06: whether a time of day is in the window, which may cross midnight. Equal ends are all day. */
export function isInWindow(startMinute: number, endMinute: number, wallMinute: number): boolean {
  if (startMinute === endMinute) return true;
  if (startMinute < endMinute) return startMinute <= wallMinute && wallMinute < endMinute;
  return wallMinute >= startMinute || wallMinute < endMinute;
}

/** Minutes of a window past midnight that lie on the next day; 0 if it ends on the day on which it starts. */
export function minutesPastMidnight(daily: DailyWindow | undefined): number {
  return daily !== undefined && daily.endMinute < daily.startMinute ? daily.endMinute : 0;
}

/**
 * Whether a local time is on one of the days of a campaign or a discount. What is past midnight is of the day on which it
 * started, like a store's hours (api.md, rule 10).
 */
export function isOnItsDays({ startDate, endDate, daily }: DateWindow, { date, minute }: WallClock): boolean {
  const day = minute < minutesPastMidnight(daily) ? addDays(date, -1) : date;
  return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
}

/** Whether a campaign or a discount applies at a local time. */
export function isInDateWindow(window: DateWindow, wall: WallClock): boolean {
  const { daily } = window;
  const isInHours = !daily || isInWindow(daily.startMinute, daily.endMinute, wall.minute);
  return isInHours && isOnItsDays(window, wall);
}

const WALL_TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** `HH:mm` or `HH:mm:ss` (seconds are dropped) → minutes from midnight, up to `24:00`; undefined for anything else. */
export function parseWallMinute(text: string): number | undefined {
  const parts = WALL_TIME.exec(text);
  if (!parts) return undefined;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return Number(parts[2]) < 60 && minute <= 1440 ? minute : undefined;
}

/** Minutes from midnight → `HH:mm`; 1440 and more give the time of the next day. */
export function formatWallMinute(minute: number): string {
  const inDay = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** The same, but times past midnight keep counting: 1560 is '26:00'. */
export function formatLateMinute(minute: number): string {
  const hours = Math.floor(minute / 60);
  return hours < 24 ? formatWallMinute(minute) : `${hours}:${formatWallMinute(minute).slice(3)}`;
}
