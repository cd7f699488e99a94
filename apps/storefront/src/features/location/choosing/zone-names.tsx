import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Outside } from './outside.ts';
import { type ListedZone, ZoneList } from './zone-list.tsx';
import styles from './zone-list.module.css';

interface ZoneNamesProps {
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
  /** A place outside all of them: the nearest comes first. */
  readonly outside?: Outside | undefined;
}

let asked: Promise<readonly ListedZone[]> | undefined;

// Once for all lists of a page; after a failure the next list requests them again.
function askForZones(): Promise<readonly ListedZone[]> {
  asked ??= call('settings.landing').then(({ zones }) => zones);
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

// Lists of zones are on the landing page too, which has no query client.
function useZones() {
  const [zones, setZones] = useState<readonly ListedZone[]>();
  const [problem, setProblem] = useState<Error>();
  const ask = useCallback(() => {
    setProblem(undefined);
    askForZones().then(setZones, setProblem);
  }, []);
  useEffect(ask, [ask]);
  return { zones, problem, ask };
}

/** The zones by name, requested when they are first needed: only the landing page contains them. */
export function ZoneNames({ onZone, outside }: ZoneNamesProps) {
  const { t } = useTranslation();
  const { zones, problem, ask } = useZones();
  if (zones) return <ZoneList zones={zones} onZone={onZone} outside={outside} compact />;
  return (
    problem && (
      <div className={styles['problem']}>
        <p role="alert">{refusalText(problem, t('common.connectionLost'))}</p>
        <Button look="soft" size="small" onClick={ask}>
          {t('common.tryAgain')}
        </Button>
      </div>
    )
  );
}
