import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import type { PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MapArea, MapPoint, MapTarget } from '../../../ui/map/map-types.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import { startZoom } from '../../../ui/map/start-zoom.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { OtherWays } from '../choosing/other-ways.tsx';
import type { NumberMatch } from '../choosing/place.ts';
import { turns } from '../../../lib/turns/turns.ts';
import { useWording } from '../choosing/use-wording.ts';
import { PlaceSearch } from '../search/place-search.tsx';
import { LocateButton } from './locate-button.tsx';
import styles from './place-picker.module.css';
import { useAddressLookup } from './use-address-lookup.ts';
import { useZoneAreas } from './use-zone-areas.ts';

/** Where the map moves: to a found place, or back and out when the zones are shown. */
function useMapTargets(value: MapPoint, areas: readonly MapArea[] | undefined) {
  const [target, setTarget] = useState<MapTarget>();
  const [shown, setShown] = useState(areas);
  if (shown !== areas) {
    setShown(areas);
    setTarget({ lat: value.lat, lng: value.lng, zoom: areas ? startZoom.zone : startZoom.picker });
  }
  return { target, setTarget };
}

/** The address under the pin, and its precision if it was found by its house number. */
function Chosen({ place, match }: { readonly place: Place | null; readonly match: NumberMatch }) {
  const { t } = useTranslation();
  const waiting = place?.text === '';
  return (
    <div className={styles['address']} role="status" aria-busy={waiting}>
      <Icon name="pin" />
      {waiting && (
        <>
          <span className="visually-hidden">{t('location.lookingUp')}</span>
          <Skeleton share={60} />
        </>
      )}
      {!place && <span className={styles['noPlace']}>{t('location.noPlace')}</span>}
      {place && !waiting && (
        <p className={styles['addressText']}>
          <bdi>{place.text}</bdi>
          {match && match !== 'exact' && (
            <span className={styles['rough']}>{t(`location.rough_${match}`)}</span>
          )}
        </p>
      )}
    </div>
  );
}

export function PlacePickerView({ value, withoutZones = false, onChange }: PlacePickerProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const wording = useWording();
  const zones = useZoneAreas();
  const { point } = useVisit();
  // A place being searched for is usually near the stored location.
  const [start] = useState(point ?? config.default_location);
  const center = value ?? start;
  const { target, setTarget } = useMapTargets(center, zones.areas);
  const [begin] = useState(turns);
  const [match, setMatch] = useState<NumberMatch>(null);
  useAddressLookup(value, onChange);
  const goTo = (place: Place, found: NumberMatch = null): void => {
    begin();
    onChange(place);
    setMatch(found);
    setTarget({ lat: place.lat, lng: place.lng, zoom: startZoom.picker });
  };
  const pick = ({ lat, lng }: MapPoint): void => {
    begin();
    setMatch(null);
    onChange({ text: '', lat, lng });
  };
  return (
    <div className={styles['picker']}>
      <PlaceSearch
        begin={begin}
        onPlace={goTo}
        onProblem={() => showToast('error', t('common.connectionLost'))}
        otherwise={<OtherWays onZone={(place) => goTo(place)} />}
      />
      <LocateButton begin={begin} onPlace={(place) => goTo(place)} />
      <MapView
        label={t('location.mapLabel')}
        source={config.map}
        center={center}
        zoom={startZoom.picker}
        {...(zones.areas && { areas: zones.areas })}
        target={target}
        onPick={pick}
        className={styles['map']}
      >
        {!withoutZones && (
          <Chip chosen={zones.shown} onClick={zones.toggle}>
            {t(wording === 'pickup' ? 'location.showZonesPickup' : 'location.showZones')}
          </Chip>
        )}
      </MapView>
      <Chosen place={value} match={match} />
    </div>
  );
}
