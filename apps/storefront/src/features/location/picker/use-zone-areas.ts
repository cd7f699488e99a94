import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import type { MapArea } from '../../../ui/map/map-types.ts';

/** The market's zones on the map, fetched when they are first asked for. */
export function useZoneAreas() {
  const { t } = useTranslation();
  const { zones: points } = useMarket().landing;
  const [areas, setAreas] = useState<readonly MapArea[]>();
  const [shown, setShown] = useState(false);
  const show = async (): Promise<void> => {
    setShown(true);
    if (areas) return;
    try {
      const zones = await call('zones.list');
      setAreas(
        zones.map(({ id, name, geometry }) => {
          const inside = points.find((zone) => zone.id === id);
          const at = inside && { lat: inside.latitude, lng: inside.longitude };
          return { id, name, parts: geometry.coordinates, ...(at && { at }) };
        }),
      );
    } catch {
      setShown(false);
      showToast('error', t('common.connectionLost'));
    }
  };
  return { areas: shown ? areas : undefined, shown, toggle: () => (shown ? setShown(false) : void show()) };
}
