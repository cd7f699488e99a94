import { separator } from '../../../../lib/format/separator.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { TripCart } from '../../cart/trip-cart.ts';
import { useTripTimes, useTripWords } from '../../trips/use-trip-words.ts';
import styles from '../booking.module.css';
import { type FactWords, tripDifferences } from './trip-difference.ts';
import type { ChangedTrip } from '../use-booking.ts';

function useFactWords(): FactWords {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTripWords();
  const times = useTripTimes();
  return {
    factsOf: ({ pickup_location: pickup, destination_location: destination, pickup_at, ...trip }) => [
      [t('trips.pickup'), pickup.location_name || t('location.pointOnMap')],
      [t('trips.destination'), destination ? destination.location_name || t('location.pointOnMap') : ''],
      [t('trips.pickupTime'), pickup_at ? times.when(pickup_at) : t('trips.pickupNow')],
      [t('trips.rentType'), `${words.kind(trip.rental_type)}${separator}${words.length(trip)}`],
    ],
    vehicle: (name) => `${name}${separator}${t('checkout.drift_quantity')}`,
    count: format.number,
  };
}

interface TripChangeProps {
  readonly changed: ChangedTrip;
  readonly now: TripCart;
}

/** The trip differs from the one that was shown: the changes stay above the button that books it. */
export function TripChange({ changed: { seen, text }, now }: TripChangeProps) {
  const { t } = useTranslation();
  const differences = tripDifferences(seen, now, useFactWords());
  return (
    <Notice tone="warn" icon="info" title={text}>
      {differences.length > 0 && (
        <ul className={styles['facts']} aria-label={t('checkout.drift')}>
          {differences.map(({ id, label, before, after }) => (
            <li key={id}>
              <span className={styles['quiet']}>{label}</span>
              <span>
                {before && (
                  <s className={styles['quiet']}>
                    <span className="visually-hidden">{t('checkout.driftBefore')} </span>
                    <bdi>{before}</bdi>
                  </s>
                )}{' '}
                <bdi>{after}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
