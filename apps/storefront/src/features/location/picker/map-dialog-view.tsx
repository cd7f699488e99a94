import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { usePlaceChoice } from '../choosing/use-place-choice.ts';
import { PlacePickerView } from './place-picker-view.tsx';

export interface MapDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the map opens: at the stored location, otherwise at the market's default. */
function useStart(): Place {
  const { location, point } = useVisit();
  const { default_location } = useMarket().config;
  return point ? { ...point, text: location ?? '' } : { ...default_location, text: '' };
}

export function MapDialogView({ open, onClose }: MapDialogProps) {
  const { t } = useTranslation();
  const start = useStart();
  const [place, setPlace] = useState(start);
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
    <Dialog
      readFirst
      open={open}
      onClose={onClose}
      title={t('location.pickFromMap')}
      size="wide"
      footer={confirm}
    >
      <PlacePickerView value={place} onChange={change} />
      <ProblemNotice problem={problem} onZone={settle} />
    </Dialog>
  );
}
