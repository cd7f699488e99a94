import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { zoneArea } from '../../../lib/wire/zone-area.ts';
import type { MapArea } from '../../../ui/map/map-types.ts';

/** The market's zones on the map, requested when they are first needed. */
export function useZoneAreas() {
  const { t } = useTranslation();
  const [areas, setAreas] = useState<readonly MapArea[]>();
  const [shown, setShown] = useState(false);
  const show = async (): Promise<void> => {
    setShown(true);
    if (areas) return;
    try {
      setAreas((await call('zones.list')).map(zoneArea));
    } catch {
      setShown(false);
      showToast('error', t('common.connectionLost'));
    }
  };
  return { areas: shown ? areas : undefined, shown, toggle: () => (shown ? setShown(false) : void show()) };
}
