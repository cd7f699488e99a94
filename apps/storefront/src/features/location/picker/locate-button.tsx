import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { readPosition } from '../choosing/device-position.ts';
import type { BeginTurn } from '../../../lib/turns/turns.ts';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { type ChoiceProblem, positionTexts } from '../choosing/use-place-choice.ts';

interface LocateButtonProps {
  readonly onPlace: (place: Place) => void;
  readonly begin: BeginTurn;
}

/** Moves the pin to the device's position (LOC-03), unless another place is chosen before that is known. */
export function LocateButton({ onPlace, begin }: LocateButtonProps) {
  const { t } = useTranslation();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const locate = async (): Promise<void> => {
    const isLast = begin();
    setLocating(true);
    setProblem(null);
    const position = await readPosition();
    setLocating(false);
    if (!isLast()) return;
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
