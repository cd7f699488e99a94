import { daysOfHours, type RentalType, tripTimeZone } from '@promenade/domain/rental';
import { useMemo } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { type TripTimes, tripTimes } from './trip-time.ts';

/** What a trip is long by. */
export interface TripMeasures {
  readonly rental_type: RentalType;
  readonly estimated_hours: number;
  /** Kilometres. */
  readonly distance: number;
}

/** The times of a trip, in the market's time zone unless another is given. */
export function useTripTimes(zone?: string): TripTimes {
  const { language } = useTranslation();
  const { config } = useMarket();
  const used = zone ?? tripTimeZone(config.time_zone);
  return useMemo(() => {
    const here = typeof window === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;
    return tripTimes(language, { zone: used, visitorZone: here, nowMs: marketNow() });
  }, [language, used]);
}

/** The kind and length of a trip as text: hours, days or kilometres (RENT-06, SYS-09). */
export function useTripWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    kind: (type: RentalType): string => t(`rental.type_${type}`),
    length: ({ rental_type, estimated_hours, distance }: TripMeasures): string => {
      if (rental_type === 'distance_wise')
        return t('common.kilometres', { distance: format.distance(distance * 1000) });
      if (rental_type === 'day_wise') return t('trips.days', { count: daysOfHours(estimated_hours) });
      return t('trips.hours', { count: estimated_hours });
    },
  };
}
