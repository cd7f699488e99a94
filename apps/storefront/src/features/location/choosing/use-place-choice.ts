import { Refusal } from '@promenade/contract/client';
import { useState } from 'react';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { type PositionProblem, readPosition } from './device-position.ts';
import { findAddress, findZoneIds, type Place } from './place.ts';
import { settlePlace } from './settle-place.ts';

/** Why a place was not taken. */
export interface ChoiceProblem {
  readonly text: string;
  /** The market does not deliver there: its zones are worth showing (rule 12 of api.md). */
  readonly outside: boolean;
}

export interface PlaceChoice {
  /** Takes a place: its zones are looked up, and the page is loaded anew (LOC-03). */
  readonly choose: (place: Place) => Promise<void>;
  /** Takes where the device is. */
  readonly locate: () => Promise<void>;
  /** Takes a place whose zones are known. */
  readonly settle: (place: Place, zoneIds: readonly string[]) => void;
  readonly busy: 'choosing' | 'locating' | null;
  readonly problem: ChoiceProblem | null;
  readonly forgetProblem: () => void;
}

const positionProblems: Record<PositionProblem, MessageKey> = {
  refused: 'location.refused',
  timedOut: 'location.timedOut',
  unavailable: 'location.noPosition',
};

/** Choosing the delivery location, and what may stand in its way. */
export function usePlaceChoice(): PlaceChoice {
  const { t } = useTranslation();
  const { module } = useVisit();
  const [busy, setBusy] = useState<PlaceChoice['busy']>(null);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const settle: PlaceChoice['settle'] = (place, zoneIds) => settlePlace(place, zoneIds, module?.module_type);
  const failed = (error: unknown): ChoiceProblem =>
    error instanceof Refusal
      ? { text: error.message, outside: error.code === 'no_zone' }
      : { text: t('common.connectionLost'), outside: false };
  const take = async (place: Place): Promise<null> => {
    settle(place, await findZoneIds(place));
    return null;
  };
  const takePosition = async (): Promise<ChoiceProblem | null> => {
    const position = await readPosition();
    if (typeof position === 'string') return { text: t(positionProblems[position]), outside: false };
    return take({ ...position, text: (await findAddress(position)) ?? t('location.pointOnMap') });
  };
  const run = async (kind: 'choosing' | 'locating', step: () => Promise<ChoiceProblem | null>) => {
    setBusy(kind);
    setProblem(null);
    const found = await step().catch(failed);
    setProblem(found);
    // A place that was taken stays busy until the new page has come.
    if (found) setBusy(null);
  };
  return {
    choose: (place) => run('choosing', () => take(place)),
    locate: () => run('locating', takePosition),
    settle,
    busy,
    problem,
    forgetProblem: () => setProblem(null),
  };
}
