import { separator } from '../../../../lib/format/separator.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Picture } from '../../../../ui/picture/picture.tsx';
import type { Trip } from '../page/use-trip.ts';
import { useTripTimes } from '../use-trip-words.ts';
import styles from './handover.module.css';

interface HandoverNoteProps {
  readonly handover: Trip['handovers'][number];
  readonly zone: string;
}

const sidePixels = 72;

/** One side's record: odometer, fuel, remarks and pictures. */
export function HandoverNote({ handover, zone }: HandoverNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const times = useTripTimes(zone);
  const {
    moment,
    written_by: by,
    odometer_km: kilometres,
    fuel_percent: percent,
    note,
    pictures,
    at,
  } = handover;
  return (
    <div className={styles['note']}>
      <p tabIndex={-1} className={styles['heading']}>
        {t(`trips.handover_${moment}`)}
        {separator}
        {t(`trips.by_${by}`)}
        {separator}
        <time dateTime={at}>{times.when(at)}</time>
      </p>
      <p>
        {t('trips.odometerIs', { kilometres: format.number(kilometres) })} ·{' '}
        {t('trips.fuelIs', { percent: format.number(percent) })}
      </p>
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((url, place) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className={styles['picture']}>
                <Picture
                  src={url}
                  alt={t('common.picture', { number: place + 1, count: pictures.length })}
                  width={sidePixels}
                  height={sidePixels}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
