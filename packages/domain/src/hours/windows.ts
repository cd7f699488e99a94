import type { LocalDate } from './local-date.ts';
import type { WallClock } from './wall-clock.ts';

/** A stretch of every day, in minutes from midnight: the start counts, the end does not; an earlier end lies past midnight. */
export type DailyWindow = { readonly startMinute: number; readonly endMinute: number };

/**
 * The first and the last day that something runs, and optionally the part of each day. Without a first day it runs
 * already, without a last one for good.
 */
export type DateWindow = {
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
  readonly daily?: DailyWindow | undefined;
};

/** ITEM-06: whether a wall time lies in the window, past midnight too. Equal ends are the whole day. */
export function isInWindow(startMinute: number, endMinute: number, wallMinute: number): boolean {
  if (startMinute === endMinute) return true;
  if (startMinute < endMinute) return startMinute <= wallMinute && wallMinute < endMinute;
  return wallMinute >= startMinute || wallMinute < endMinute;
}

/** Whether a campaign or a discount runs at a wall time. A night that begins on its last day ends with that day. */
export function isInDateWindow(window: DateWindow, wall: WallClock): boolean {
  if (window.startDate !== undefined && wall.date < window.startDate) return false;
  if (window.endDate !== undefined && wall.date > window.endDate) return false;
  return (
    window.daily === undefined || isInWindow(window.daily.startMinute, window.daily.endMinute, wall.minute)
  );
}

const WALL_TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** `HH:mm` or `HH:mm:ss` (seconds are dropped) → minutes from midnight, up to `24:00`; undefined for anything else. */
export function parseWallMinute(text: string): number | undefined {
  const parts = WALL_TIME.exec(text);
  if (!parts) return undefined;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return Number(parts[2]) < 60 && minute <= 1440 ? minute : undefined;
}

/** Minutes from midnight → `HH:mm`; 1440 and more show the next day's time. */
export function formatWallMinute(minute: number): string {
  const inDay = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** The same of an end past midnight, which keeps its number: 1560 is '26:00'. */
export function formatLateMinute(minute: number): string {
  const hours = Math.floor(minute / 60);
  return hours < 24 ? formatWallMinute(minute) : `${hours}:${formatWallMinute(minute).slice(3)}`;
}
