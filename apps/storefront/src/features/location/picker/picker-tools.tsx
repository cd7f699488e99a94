import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { readPosition } from '../choosing/device-position.ts';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { type ChoiceProblem, positionTexts } from '../choosing/use-place-choice.ts';
import styles from './place-picker.module.css';

interface PickerToolsProps {
  readonly onPlace: (place: Place) => void;
  readonly zonesShown: boolean;
  readonly onZones: () => void;
}

/** What brings the pin to the device, and the zones onto the map. */
export function PickerTools({ onPlace, zonesShown, onZones }: PickerToolsProps) {
  const { t } = useTranslation();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const locate = async (): Promise<void> => {
    setLocating(true);
    setProblem(null);
    const position = await readPosition();
    setLocating(false);
    if (typeof position === 'string') setProblem({ text: t(positionTexts[position]), outside: null });
    else onPlace({ ...position, text: '' });
  };
  return (
    <>
      <div className={styles['tools']}>
        <Button look="soft" size="small" icon="locate" busy={locating} onClick={() => void locate()}>
          {t('location.useCurrent')}
        </Button>
        <Chip chosen={zonesShown} onClick={onZones}>
          {t('location.showZones')}
        </Chip>
      </div>
      <ProblemNotice problem={problem} onZone={onPlace} />
    </>
  );
}
