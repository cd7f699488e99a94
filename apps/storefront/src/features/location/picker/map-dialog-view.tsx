import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { MapArea } from '../../../ui/map/map-types.ts';
import type { Place } from '../choosing/place.ts';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { usePlaceChoice } from '../choosing/use-place-choice.ts';
import type { MapDialogProps } from './map-dialog.tsx';
import { PlacePickerView } from './place-picker-view.tsx';
import styles from './place-picker.module.css';

/** The market's zones on the map, fetched when they are first asked for. */
function useZoneAreas() {
  const { t } = useTranslation();
  const [areas, setAreas] = useState<readonly MapArea[]>();
  const [shown, setShown] = useState(false);
  const show = async (): Promise<void> => {
    setShown(true);
    if (areas) return;
    try {
      const zones = await call('zones.list');
      setAreas(zones.map(({ id, coordinates }) => ({ id, rings: coordinates })));
    } catch {
      setShown(false);
      showToast('error', t('common.connectionLost'));
    }
  };
  return { areas: shown ? areas : undefined, shown, show, hide: () => setShown(false) };
}

/** Where the map opens: the stored location, else the market's own place. */
function useStart(): Place {
  const { location, point } = useVisit();
  const { default_location } = useMarket().config;
  return point ? { ...point, text: location ?? '' } : { ...default_location, text: '' };
}

export function MapDialogView({ open, onClose }: MapDialogProps) {
  const { t } = useTranslation();
  const start = useStart();
  const [place, setPlace] = useState(start);
  const zones = useZoneAreas();
  const { choose, settle, busy, problem, forgetProblem } = usePlaceChoice();
  const change = (next: Place): void => {
    setPlace(next);
    forgetProblem();
  };
  const confirm = (
    <Button busy={busy !== null} disabled={place.text === ''} onClick={() => void choose(place)}>
      {t('common.confirm')}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('location.pickFromMap')} size="wide" footer={confirm}>
      <PlacePickerView value={place} onChange={change} {...(zones.areas && { areas: zones.areas })} />
      <div className={styles['tools']}>
        <Chip chosen={zones.shown} onClick={() => (zones.shown ? zones.hide() : void zones.show())}>
          {t('location.showZones')}
        </Chip>
      </div>
      <ProblemNotice problem={problem} onZone={settle} />
    </Dialog>
  );
}
