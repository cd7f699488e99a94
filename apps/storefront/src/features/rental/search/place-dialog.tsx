import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useRentalSlots } from '../slots.ts';
import type { TripEnd } from './place-field.tsx';
import { parseDestinations } from './recent-destinations.ts';
import styles from './trip-form.module.css';
import type { TripPlace } from './trip-search.ts';

export interface PlaceDialogProps {
  readonly open: boolean;
  readonly end: TripEnd;
  readonly place: TripPlace | null;
  readonly onClose: () => void;
  readonly onTake: (place: TripPlace | null) => void;
}

const placeOf = (place: TripPlace | null): Place | null =>
  place && { text: place.location_name, lat: place.lat, lng: place.lng };

/** The last five destinations (RENT-01). */
function Recent({ onTake }: Pick<PlaceDialogProps, 'onTake'>) {
  const { t } = useTranslation();
  const recent = parseDestinations(useStored('recent-destinations'));
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-destinations">
      <h3 id="recent-destinations" className={styles['recentTitle']}>
        {t('rental.recent')}
      </h3>
      <ul className={styles['recent']}>
        {recent.map((place) => (
          <li key={place.location_name}>
            <Chip onClick={() => onTake(place)}>
              <bdi>{place.location_name}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picker({ end, place, onTake }: Omit<PlaceDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation();
  const { PlacePicker } = useRentalSlots();
  const [chosen, setChosen] = useState(() => placeOf(place));
  const take = (): void => {
    if (chosen) onTake({ location_name: chosen.text, lat: chosen.lat, lng: chosen.lng });
  };
  return (
    <div className={styles['dialog']}>
      {end === 'destination' && <Recent onTake={onTake} />}
      <PlacePicker value={chosen} withoutZones={end === 'destination'} onChange={setChosen} />
      <div className={styles['actions']}>
        {end === 'destination' && place && (
          <Button look="plain" onClick={() => onTake(null)}>
            {t('rental.noDestination')}
          </Button>
        )}
        <Button disabled={(chosen?.text ?? '') === ''} onClick={take}>
          {t('rental.takePlace')}
        </Button>
      </div>
    </div>
  );
}

/** Chooses an end of a trip: from earlier places, a search, the device's position, the map. */
export function PlaceDialog({ open, end, onClose, ...rest }: PlaceDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t(`rental.${end}Title`)}>
      {open && <Picker end={end} {...rest} />}
    </Dialog>
  );
}
