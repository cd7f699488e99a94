import { formatWallMinute } from '@promenade/domain/hours';
import type { HoursColumns } from '../../catalog/index.ts';

interface StoredInterval {
  readonly weekday: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MIDNIGHT = 1440;

// OpenStreetMap counts on past midnight: 20:00-26:00.
function timeOf(minute: number): string {
  const hours = Math.floor(minute / 60);
  return hours < 24 ? formatWallMinute(minute) : `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

function dayOff(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year} ${MONTHS[Number(month) - 1]} ${day} off`;
}

/** Hours as OpenStreetMap's opening_hours writes them: `Mo 08:00-12:00,14:00-18:00; 2026 Dec 25 off`. */
export function openingHoursText({
  opening_hours,
  days_off,
}: Pick<HoursColumns, 'opening_hours' | 'days_off'>): string {
  const intervals = JSON.parse(opening_hours) as StoredInterval[];
  const always = DAYS.every((_day, weekday) =>
    intervals.some((one) => one.weekday === weekday && one.opensMinute === 0 && one.closesMinute >= MIDNIGHT),
  );
  const days = DAYS.flatMap((day, weekday) => {
    const times = intervals
      .filter((one) => one.weekday === weekday)
      .map((one) => `${timeOf(one.opensMinute)}-${timeOf(one.closesMinute)}`);
    return times.length === 0 ? [] : [`${day} ${times.join(',')}`];
  });
  if (days.length === 0) return 'off';
  return [...(always ? ['24/7'] : days), ...days_off.map(dayOff)].join('; ');
}
