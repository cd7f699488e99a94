import { latinDigits } from '@promenade/domain/contact';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import type { MapPoint, MapTarget } from '../../../ui/map/map-types.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import form from '../form/form.module.css';
import type { Problems } from '../form/problems.ts';
import { holds, type Zone, zoneAt } from '../form/use-zones.ts';
import styles from './store.module.css';
import { type ChangeStore, pointOf, type StoreDraft, writtenPoint } from './store-draft.ts';
import { areasOf } from './zone-areas.ts';

/** The address search of the feature `location`. */
export type PlaceSearchSlot = ComponentType<{ readonly onPlace: (place: Place) => void }>;

interface PlacePartProps {
  readonly draft: StoreDraft;
  readonly zones: readonly Zone[];
  readonly problems: Problems;
  readonly PlaceSearch: PlaceSearchSlot;
  readonly onChange: ChangeStore;
}

const streetZoom = 16;
const zoneZoom = 13;

/** The consequences of a new point: its zone, unless it is in the chosen one, and its address unless that was typed. */
function usePoint({ draft, zones, onChange }: PlacePartProps) {
  const [found, setFound] = useState('');
  const isOurs = draft.address === '' || draft.address === found;
  const take = (address: string): void => {
    setFound(address);
    onChange({ address });
  };
  const zoneFor = (point: MapPoint): string => {
    const chosen = zones.find(({ id }) => id === draft.zoneId);
    return chosen && holds(chosen, point) ? chosen.id : (zoneAt(zones, point) ?? draft.zoneId);
  };
  // For a point that was set before the zones were loaded.
  const placeLate = useEffectEvent(() => {
    const point = pointOf(draft);
    const zoneId = draft.zoneId === '' && point ? zoneAt(zones, point) : undefined;
    if (zoneId !== undefined) onChange({ zoneId });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they come once.
  useEffect(() => placeLate(), [zones]);
  const place = (point: MapPoint): void => onChange({ ...writtenPoint(point), zoneId: zoneFor(point) });
  const pick = async (point: MapPoint): Promise<void> => {
    place(point);
    if (!isOurs) return;
    const { results } = await call('geo.reverse', { query: point }).catch(() => ({ results: [] }));
    if (results[0]) take(results[0].formatted_address);
  };
  return { place, pick, take };
}

/** The location of the shop: by a search, by the pin, or as numbers; the map is never the only way. */
export function PlacePart(props: PlacePartProps) {
  const { draft, zones, problems, PlaceSearch, onChange } = props;
  const { t } = useTranslation();
  const { config } = useMarket();
  const { place, pick, take } = usePoint(props);
  const [target, setTarget] = useState<MapTarget>();
  const zone = zones.find(({ id }) => id === draft.zoneId);
  const middle = zone && { lat: zone.latitude, lng: zone.longitude };
  const [start] = useState(() => pointOf(draft) ?? middle ?? config.default_location);
  const search = (chosen: Place): void => {
    place(chosen);
    setTarget({ lat: chosen.lat, lng: chosen.lng, zoom: streetZoom });
    if (chosen.text !== '') take(chosen.text);
  };
  const chooseZone = (zoneId: string): void => {
    onChange({ zoneId });
    const next = zones.find(({ id }) => id === zoneId);
    if (next && !pointOf(draft)) setTarget({ lat: next.latitude, lng: next.longitude, zoom: zoneZoom });
  };
  const write = (change: Partial<Pick<StoreDraft, 'latitude' | 'longitude'>>): void => {
    const point = pointOf({ ...draft, ...change });
    if (point) {
      place(point);
      setTarget({ ...point, zoom: streetZoom });
    }
    // As it was typed: reformatting would change the field while typing.
    onChange(change);
  };
  return (
    <div className={form['group']}>
      <h3 className={form['groupTitle']}>{t('partners.where')}</h3>
      <p className={form['quiet']}>{t('partners.whereHint')}</p>
      <PlaceSearch onPlace={search} />
      <MapView
        label={t('partners.map')}
        source={config.map}
        center={start}
        zoom={pointOf(draft) ? streetZoom : zoneZoom}
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
