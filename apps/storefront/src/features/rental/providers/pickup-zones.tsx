import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { zoneArea } from '../../../lib/wire/zone-area.ts';
import type { MapArea, MapMarker } from '../../../ui/map/map-types.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import type { Provider } from './load-providers.ts';
import styles from './providers.module.css';

/** The outlines of zones; empty until they are loaded, or if they fail to load: their names are shown anyway. */
function useAreas(ids: readonly string[]): readonly MapArea[] | undefined {
  const [areas, setAreas] = useState<readonly MapArea[]>();
  useEffect(() => {
    const asking = new AbortController();
    call('zones.list', { signal: asking.signal }).then(
      (zones) => setAreas(zones.filter(({ id }) => ids.includes(id)).map(zoneArea)),
      () => undefined,
    );
    return () => asking.abort();
  }, [ids]);
  return areas;
}

/** Where trips with the provider's vehicles may begin: by name, and on a map. */
export function PickupZones({ provider }: { readonly provider: Provider }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const areas = useAreas(provider.pickup_zone_id);
  const { latitude: lat, longitude: lng, name } = provider;
  const center = useMemo(() => ({ lat, lng }), [lat, lng]);
  const markers = useMemo<readonly MapMarker[]>(
    () => [{ id: 'provider', at: center, name, icon: 'store', look: 'ink' }],
    [center, name],
  );
  return (
    <section className={styles['section']} aria-labelledby="zones-title">
      <h2 id="zones-title" className={styles['title']}>
        {t('rental.pickupZones')}
      </h2>
      <p className={styles['quiet']}>{t('rental.pickupZonesText')}</p>
      <ul className={styles['zones']}>
        {provider.pickup_zones.map((zone) => (
          <li key={zone.id}>{zone.name}</li>
        ))}
      </ul>
      <MapView
        label={t('rental.zonesMapLabel', { name })}
        source={config.map}
        center={center}
        markers={markers}
        {...(areas && { areas })}
        fit={areas !== undefined}
        inPage
        className={styles['map']}
      />
    </section>
  );
}
