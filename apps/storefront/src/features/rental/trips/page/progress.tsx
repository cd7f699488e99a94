import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { type Step, tripSteps } from '../steps.ts';
import { useTripTimes } from '../use-trip-words.ts';
import styles from './trip.module.css';
import type { Trip } from './use-trip.ts';

function StepRow({ step, zone }: { readonly step: Step; readonly zone: string }) {
  const { t } = useTranslation();
  const times = useTripTimes(zone);
  return (
    <li
      className={styles['step']}
      data-state={step.state}
      aria-current={step.state === 'now' ? 'step' : undefined}
    >
      <span className={styles['dot']}>{step.state === 'done' && <Icon name="check" size={16} />}</span>
      <span>
        {t(`trips.status_${step.status}`)}
        {step.state !== 'ahead' && (
          <span className="visually-hidden"> {t(step.state === 'done' ? 'order.done' : 'order.now')}</span>
        )}
      </span>
      {step.at && (
        <time className={styles['stepTime']} dateTime={step.at}>
          {times.when(step.at)}
        </time>
      )}
    </li>
  );
}

/** The steps of the trip with their times, as they happen. */
export function Progress({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['steps']} aria-label={t('trips.progress')}>
      {tripSteps(trip.trip_status, trip.timeline).map((step) => (
        <StepRow key={step.status} step={step} zone={trip.time_zone} />
      ))}
    </ol>
  );
}
