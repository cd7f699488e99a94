import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../../ui/facts/facts.tsx';
import { Picture } from '../../../../ui/picture/picture.tsx';
import type { Trip } from '../page/use-trip.ts';
import { useTripTimes } from '../use-trip-words.ts';
import styles from './handover.module.css';

interface HandoverNoteProps {
  readonly handover: Trip['handovers'][number];
  readonly zone: string;
  readonly fuel: Trip['units'][number]['fuel_type'];
}

const sidePixels = 72;

/** One side's record: odometer, fuel, remarks and pictures. */
export function HandoverNote({ handover, zone, fuel }: HandoverNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const times = useTripTimes(zone);
  const runs = fuel !== 'none';
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
      <Facts
        of={[t(`trips.handover_${moment}`), t(`trips.by_${by}`), times.when(at)]}
        className={styles['heading']}
        tabIndex={-1}
      />
      {(runs || kilometres > 0) && (
        <Facts
          of={[
            t('trips.odometerIs', { kilometres: format.number(kilometres) }),
            ...(runs ? [t('trips.fuelIs', { percent: format.number(percent) })] : []),
          ]}
        />
      )}
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
