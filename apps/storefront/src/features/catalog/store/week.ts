import { formatWallMinute, parseWallMinute, wallClockAt } from '@promenade/domain/hours';
import type { StoreView } from '../cards/wire.ts';

/** One day of a store's week. */
export interface DayHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** Every opening of the day as `12:00 – 15:30`; empty if closed. */
  readonly hours: readonly string[];
  readonly isToday: boolean;
}

type Hours = Pick<StoreView, 'opening_hours' | 'days_off' | 'time_zone'>;

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;
const dayMinutes = 1440;

/** `26:00` is the next day's 02:00 (the API counts past midnight). */
function clockOf(text: string): string {
  const [hours = '0', minutes = '0'] = text.split(':');
  return formatWallMinute(parseWallMinute(text) ?? Number(hours) * 60 + Number(minutes));
}

const isWholeDay = (opens: string, closes: string): boolean => {
  const minuteOf = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
  return minuteOf(closes) - minuteOf(opens) >= dayMinutes;
};

/** The week from Monday on, in the store's own time; a day off is closed. */
export function weekOf({ opening_hours, days_off, time_zone }: Hours, nowMs: number): DayHours[] {
  const today = wallClockAt(nowMs, time_zone);
  return mondayFirst.map((weekday) => {
    const isToday = weekday === today.weekday;
    const off = isToday && days_off.includes(today.date);
    const intervals = off ? [] : opening_hours.filter((interval) => interval.weekday === weekday);
    return {
      weekday,
      isToday,
      hours: intervals.map(({ opens, closes }) =>
        isWholeDay(opens, closes) ? '00:00 – 24:00' : `${clockOf(opens)} – ${clockOf(closes)}`,
      ),
    };
  });
}
