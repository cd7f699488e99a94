import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { readPosition } from '../choosing/device-position.ts';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { type ChoiceProblem, positionTexts } from '../choosing/use-place-choice.ts';

/** What brings the pin to where the device is (LOC-03). */
export function LocateButton({ onPlace }: { readonly onPlace: (place: Place) => void }) {
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
    <div>
      <Button look="soft" size="small" icon="locate" busy={locating} onClick={() => void locate()}>
        {t('location.useCurrent')}
      </Button>
      <ProblemNotice problem={problem} onZone={onPlace} />
    </div>
  );
}
