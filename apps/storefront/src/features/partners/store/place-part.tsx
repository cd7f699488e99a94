import { latinDigits } from '@promenade/domain/contact';
import { type ComponentType, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { BeginTurn } from '../../../lib/turns/turns.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { MapView } from '../../../ui/map/map-view.tsx';
import { startZoom } from '../../../ui/map/start-zoom.ts';
import form from '../form/form.module.css';
import type { Problems } from '../form/problems.ts';
import styles from './store.module.css';
import { pointOf, type StoreDraft } from './store-draft.ts';
import { type StorePlaceProps, useStorePlace } from './use-store-place.ts';
import { areasOf } from './zone-areas.ts';

/** The address search of the feature `location`. */
export type PlaceSearchSlot = ComponentType<{
  /** Choices of a place, also by the pin, of which the last one counts. */
  readonly begin: BeginTurn;
  readonly onPlace: (place: Place) => void;
}>;

interface PlacePartProps extends StorePlaceProps {
  readonly problems: Problems;
  readonly PlaceSearch: PlaceSearchSlot;
}

/** The location of the shop: by a search, by the pin, or as numbers; the map is never the only way. */
export function PlacePart(props: PlacePartProps) {
  const { draft, zones, problems, PlaceSearch, onChange } = props;
  const { t } = useTranslation();
  const { config } = useMarket();
  const { target, begin, pick, search, chooseZone, write } = useStorePlace(props);
  const zone = zones.find(({ id }) => id === draft.zoneId);
  const middle = zone && { lat: zone.latitude, lng: zone.longitude };
  const [start] = useState(() => pointOf(draft) ?? middle ?? config.default_location);
  return (
    <div className={form['group']}>
      <h3 className={form['groupTitle']}>{t('partners.where')}</h3>
      <p className={form['quiet']}>{t('partners.whereHint')}</p>
      <PlaceSearch begin={begin} onPlace={search} />
      <MapView
        label={t('partners.map')}
        source={config.map}
        center={start}
        zoom={zone && !pointOf(draft) ? startZoom.zone : startZoom.picker}
        areas={areasOf(zone)}
        target={target}
        onPick={(point) => void pick(point)}
        inPage
        className={styles['map']}
      />
      {problems['latitude'] && <FieldError id="place-wrong">{problems['latitude']}</FieldError>}
      <div className={form['fields']}>
        <TextField
          label={t('partners.address')}
          autoComplete="street-address"
          maxLength={300}
          value={draft.address}
          error={problems['address']}
          onChange={({ target: { value } }) => onChange({ address: value })}
        />
        <SelectField
          label={t('partners.zone')}
          hint={t('partners.zoneHint')}
          error={problems['zone_id']}
          placeholder={t('partners.chooseZone')}
          value={draft.zoneId}
          options={zones.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target: { value } }) => chooseZone(value)}
        />
      </div>
      <Coordinates draft={draft} isWrong={problems['latitude'] !== undefined} onChange={write} />
    </div>
  );
}

interface CoordinatesProps {
  readonly draft: StoreDraft;
  readonly isWrong: boolean;
  readonly onChange: (change: Partial<Pick<StoreDraft, 'latitude' | 'longitude'>>) => void;
}

function Coordinates({ draft, isWrong, onChange }: CoordinatesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['coordinates']} data-invalid={isWrong || undefined}>
      {(['latitude', 'longitude'] as const).map((part) => (
        <TextField
          key={part}
          label={t(`partners.${part}`)}
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={draft[part]}
          aria-describedby={isWrong ? 'place-wrong' : undefined}
          onChange={({ target }) => onChange({ [part]: latinDigits(target.value) })}
        />
      ))}
    </div>
  );
}
