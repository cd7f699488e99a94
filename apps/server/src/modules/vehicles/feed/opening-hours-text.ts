import { formatLateMinute } from '@promenade/domain/hours';
import type { HoursColumns, StoredInterval } from '../../catalog/index.ts';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MIDNIGHT = 1440;

function dayOff(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year} ${MONTHS[Number(month) - 1]} ${day} off`;
}

/**
 * Hours in OpenStreetMap's opening_hours format, counting on past midnight: `Mo 20:00-26:00`, `Mo
 * 08:00-12:00,14:00-18:00; 2026 Dec 25 off`.
 */
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
      .map((one) => `${formatLateMinute(one.opensMinute)}-${formatLateMinute(one.closesMinute)}`);
    return times.length === 0 ? [] : [`${day} ${times.join(',')}`];
  });
  if (days.length === 0) return 'off';
  return [...(always ? ['24/7'] : days), ...days_off.map(dayOff)].join('; ');
}
