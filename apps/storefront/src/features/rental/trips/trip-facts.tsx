import { separator } from '../../../lib/format/separator.ts';
import type { RentalType } from '@promenade/domain/rental';
import { type ReactNode, useState } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Loading } from '../../../ui/skeleton/skeleton.tsx';
import styles from './trip-facts.module.css';
import { useTripTimes, useTripWords } from './use-trip-words.ts';

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>
        <Icon name={icon} size={20} />
        {label}
      </dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

export interface TripFactsProps {
  readonly trip: {
    readonly rental_type: RentalType;
    readonly estimated_hours: number;
    readonly distance: number;
    readonly pickup_location: { readonly location_name: string };
    readonly destination_location: { readonly location_name: string } | null;
  };
  /** When it begins; null is Pickup Now (RENT-06, RENT-12). */
  readonly pickupAt: string | null;
  /** The start of a booked trip; absent while it is only a search. */
  readonly beganAt?: string | undefined;
  /** When the vehicles are returned, if known; null while it is being asked. */
  readonly endsAt?: string | null | undefined;
  /** The trip's own time zone, if it differs from the market's current one. */
  readonly zone?: string | undefined;
}

/** A time of a trip; with its time zone if the visitor's clock differs. */
function When({ at, zone }: { readonly at: string; readonly zone: string | undefined }) {
  const times = useTripTimes(zone);
  const named = times.zoneOf(at);
  return (
    <>
      <time dateTime={at}>{times.when(at)}</time>
      {named && <span className={styles['zone']}>{named}</span>}
    </>
  );
}

/** As high as the time that comes, with its zone: what is below must not move under a finger. */
function WhenWait({ zone }: { readonly zone: string | undefined }) {
  const [now] = useState(() => new Date(marketNow()).toISOString());
  return (
    <Loading>
      <span className={styles['wait']} aria-hidden="true">
        <When at={now} zone={zone} />
      </span>
    </Loading>
  );
}

/** Where, when, how long (RENT-06). */
export function TripFacts({ trip, pickupAt, beganAt, endsAt, zone }: TripFactsProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const { pickup_location: pickup, destination_location: destination } = trip;
  const pickupTime = pickupAt ?? beganAt;
  return (
    <dl className={styles['facts']}>
      <Fact icon="pin" label={t('trips.pickup')}>
        <bdi>{pickup.location_name || t('location.pointOnMap')}</bdi>
      </Fact>
      {destination && (
        <Fact icon="map" label={t('trips.destination')}>
          <bdi>{destination.location_name || t('location.pointOnMap')}</bdi>
        </Fact>
      )}
      <Fact icon="clock" label={pickupAt ? t('trips.scheduleAt') : t('trips.pickupTime')}>
        {pickupTime ? <When at={pickupTime} zone={zone} /> : t('trips.pickupNow')}
      </Fact>
      <Fact icon="road" label={t('trips.rentType')}>
        {words.kind(trip.rental_type)}
        {separator}
        <bdi>{words.length(trip)}</bdi>
      </Fact>
      {endsAt !== undefined && (
        <Fact icon="clock" label={t('trips.endsAt')}>
          {endsAt === null ? <WhenWait zone={zone} /> : <When at={endsAt} zone={zone} />}
        </Fact>
      )}
    </dl>
  );
}
