import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MapArea, MapPoint, MapTarget } from '../../../ui/map/map-types.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Place } from '../choosing/place.ts';
import { PlaceSearch } from '../search/place-search.tsx';
import type { PlacePickerProps } from './place-picker.tsx';
import styles from './place-picker.module.css';
import { useAddressLookup } from './use-address-lookup.ts';

const streetZoom = 17;
const zoneZoom = 9;

/** Where the map is asked to go: to a found place, or back and out when zones come to be shown. */
function useMapTargets(value: MapPoint, areas: readonly MapArea[] | undefined) {
  const [target, setTarget] = useState<MapTarget>();
  const [shown, setShown] = useState(areas);
  if (shown !== areas) {
    setShown(areas);
    setTarget({ lat: value.lat, lng: value.lng, zoom: areas ? zoneZoom : streetZoom });
  }
  return { target, setTarget };
}

export function PlacePickerView({ value, onChange, areas }: PlacePickerProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { target, setTarget } = useMapTargets(value, areas);
  useAddressLookup(value, onChange);
  const goTo = (place: Place): void => {
    onChange(place);
    setTarget({ lat: place.lat, lng: place.lng, zoom: streetZoom });
  };
  return (
    <div className={styles['picker']}>
      <PlaceSearch onPlace={goTo} onProblem={() => showToast('error', t('common.connectionLost'))} />
      <MapView
        label={t('location.mapLabel')}
        source={config.map}
        center={value}
        zoom={areas ? zoneZoom : streetZoom}
        {...(areas && { areas })}
        target={target}
        onPick={({ lat, lng }) => onChange({ text: '', lat, lng })}
        className={styles['map']}
      />
      <p className={styles['address']} role="status" aria-busy={value.text === ''}>
        <Icon name="pin" />
        {value.text === '' ? (
          <>
            <span className="visually-hidden">{t('location.lookingUp')}</span>
            <Skeleton share={60} />
          </>
        ) : (
          <span className={styles['addressText']}>
            <bdi>{value.text}</bdi>
          </span>
        )}
      </p>
    </div>
  );
}
