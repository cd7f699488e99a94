import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import styles from './trip-form.module.css';
import type { TripPlace } from './trip-search.ts';

/** Which end of a trip; the subject of its dialog in the address (`?view=trip-place:pickup`). */
export type TripEnd = 'pickup' | 'destination';

const icons: Readonly<Record<TripEnd, IconName>> = { pickup: 'locate', destination: 'pin' };

interface PlaceFieldProps {
  readonly end: TripEnd;
  /** Names its dialog in the address. */
  readonly view: string;
  readonly place: TripPlace | null;
  readonly error: string | undefined;
  /** It may be left empty. */
  readonly optional: boolean;
}

/** One end of a trip, and the button to choose another place. */
export function PlaceField({ end, view, place, error, optional }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { show } = useView(view);
  const label = t(`rental.${end}`);
  return (
    <div className={styles['field']} data-invalid={error !== undefined || undefined}>
      <button
        type="button"
        className={styles['place']}
        aria-haspopup="dialog"
        aria-describedby={error ? `trip-${end}-error` : undefined}
        onClick={() => show(end)}
      >
        <Icon name={icons[end]} />
        <span className={styles['placeWords']}>
          <span className={styles['placeLabel']}>{optional ? t('rental.optional', { label }) : label}</span>
          <span className={place ? styles['placeName'] : styles['placeNone']} dir="auto">
            {place ? place.location_name || t('location.pointOnMap') : t(`rental.${end}None`)}
          </span>
        </span>
        <Icon name="chevron-end" size={16} />
      </button>
      {error && <FieldError id={`trip-${end}-error`}>{error}</FieldError>}
    </div>
  );
}
