import { calendarDay } from '../../../lib/format/calendar-day.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { TripSearch, WayLength } from './trip-search.ts';

// A wall clock already is the market's local time, so it is formatted in UTC.
const ofWallClock = { dateStyle: 'medium', timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** A wall clock's text in the reader's format. */
function wallWords(text: string, language: string): string {
  const written = new Intl.DateTimeFormat(language, {
    ...ofWallClock,
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return written.format(new Date(`${text.replace(' ', 'T')}Z`));
}

/** The texts of a searched trip. */
export function useTripWords() {
  const { t, language } = useTranslation();
  const format = useFormat();
  const way = ({ distanceMeters, duration }: WayLength): string => {
    const minutes = Math.max(1, Math.round(duration / 60));
    const distance = t('common.kilometres', { distance: format.distance(distanceMeters) });
    return t('rental.way', {
      distance: isolate(distance),
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
    });
  };
  return {
    way,
    /** A day of the market. */
    day: (day: string): string => isolate(calendarDay(day, language)),
    /** 'Pickup Now' or 'Schedule at …' (RENT-06, RENT-12). */
    when: ({ selectedDate }: TripSearch): string => {
      return selectedDate === null
        ? t('rental.pickupNow')
        : t('rental.scheduleAt', { time: isolate(wallWords(selectedDate, language)) });
    },
    /** Hours, days or the distance; empty if none is given. */
    howLong: ({ tripType, duration, distanceData }: TripSearch): string => {
      if (tripType === 'distance_wise')
        return distanceData ? way(distanceData) : t('rental.type_distance_wise');
      if (duration === null) return tripType === null ? '' : t(`rental.type_${tripType}`);
      return t(tripType === 'day_wise' ? 'rental.days' : 'rental.hours', { count: duration });
    },
  };
}
