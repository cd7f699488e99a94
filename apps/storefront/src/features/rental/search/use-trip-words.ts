import { pickupAtOf } from '@promenade/domain/rental';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { TripSearch, WayLength } from './trip-search.ts';

/** Words for a trip that is searched for. */
export function useTripWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { time_zone: timeZone } = useMarket().config;
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
    /** 'Pickup Now' or 'Schedule at …' (RENT-06, RENT-12). */
    when: ({ selectedDate }: TripSearch): string => {
      const atMs = selectedDate === null ? undefined : pickupAtOf(selectedDate, timeZone);
      return atMs === undefined
        ? t('rental.pickupNow')
        : t('rental.scheduleAt', { time: isolate(format.dateTime(new Date(atMs).toISOString())) });
    },
    /** Hours, days or the way; empty where nothing is said. */
    howLong: ({ tripType, duration, distanceData }: TripSearch): string => {
      if (tripType === 'distance_wise')
        return distanceData ? way(distanceData) : t('rental.type_distance_wise');
      if (duration === null) return tripType === null ? '' : t(`rental.type_${tripType}`);
      return t(tripType === 'day_wise' ? 'rental.days' : 'rental.hours', { count: duration });
    },
  };
}
