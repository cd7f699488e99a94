import { separator } from '../../../../lib/format/separator.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { LiveHead, LiveTime } from '../../../../ui/live-page/live-page.tsx';
import { endedWords, isTripLate, nextTime, standingText, waitsForMoney } from '../steps.ts';
import { useIsPast } from '../use-is-past.ts';
import { useTripTimes } from '../use-trip-words.ts';
import styles from './trip.module.css';
import type { Trip } from './use-trip.ts';

/** Who ended it, and why. */
function End({ ended, own }: { readonly ended: NonNullable<Trip['ended']>; readonly own: boolean }) {
  const { t } = useTranslation();
  const words = endedWords(ended, own);
  const who = words && t(words);
  if (!who && !ended.reason) return null;
  return (
    <p className={styles['quiet']}>
      {who}
      {who && ended.reason && separator}
      <bdi>{ended.reason}</bdi>
    </p>
  );
}

interface HeadProps {
  readonly trip: Trip;
  readonly live: boolean;
  readonly own: boolean;
}

/** The trip's status in one sentence, and the time that matters now: of its pickup, or of its return. */
export function Head({ trip, live, own }: HeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const times = useTripTimes(trip.time_zone);
  const isLate = isTripLate(trip.trip_status, useIsPast(trip.ends_at));
  const status = t(`trips.status_${trip.trip_status}`);
  const backBy = { time: times.when(trip.ends_at) };
  const next = nextTime(trip);
  return (
    <LiveHead
      about={[
        t('trips.title', { number: trip.trip_number }),
        t('trips.bookedAt', { time: format.dateTime(trip.created_at) }),
      ]}
      status={status}
      announcement={t('trips.announce', { number: trip.trip_number, status })}
      warnings={[
        trip.payment_due_at &&
          !trip.payment_reviewing &&
          t('trips.heldUntil', { time: format.time(trip.payment_due_at) }),
        isLate && t('trips.late', backBy),
        !live && t('order.reconnecting'),
      ]}
    >
      {!isLate && <p>{t(standingText(trip))}</p>}
      {trip.payment_reviewing && !waitsForMoney(trip) && <p>{t('trips.text_reviewing')}</p>}
      {trip.ended && <End ended={trip.ended} own={own} />}
      {next && !isLate && <LiveTime>{t(next.words, { time: times.when(next.at) })}</LiveTime>}
    </LiveHead>
  );
}
