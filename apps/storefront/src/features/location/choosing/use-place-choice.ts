import { useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type PositionProblem, readPosition } from './device-position.ts';
import { isOutside, type Outside, outsideOf } from './outside.ts';
import { findAddress, findZoneIds } from './place.ts';
import { settlePlace } from './settle-place.ts';
import { type BeginTurn, turns } from '../../../lib/turns/turns.ts';
import { useWording } from './use-wording.ts';

/** Why a place was not accepted. */
export interface ChoiceProblem {
  readonly text: string;
  /** The market does not deliver there: its zones should be shown (rule 12 of api.md). */
  readonly outside: Outside | null;
}

export interface PlaceChoice {
  /** Chooses a place: its zones are looked up, and the page is reloaded (LOC-03). */
  readonly choose: (place: Place) => Promise<void>;
  /** Chooses the device's position. */
  readonly locate: () => Promise<void>;
  /** Chooses a place with known zones. */
  readonly settle: (place: Place, zoneIds: readonly string[]) => void;
  /** For choices that start elsewhere and end here. */
  readonly begin: BeginTurn;
  readonly busy: 'choosing' | 'locating' | null;
  readonly problem: ChoiceProblem | null;
  readonly forgetProblem: () => void;
}

/** The message if a device's position is not available (LOC-03). */
export const positionTexts: Record<PositionProblem, MessageKey> = {
  refused: 'location.refused',
  timedOut: 'location.timedOut',
  unavailable: 'location.noPosition',
};

/** Choosing the location of the header, and what may prevent it. */
export function usePlaceChoice(): PlaceChoice {
  const { t } = useTranslation();
  const wording = useWording();
  const [busy, setBusy] = useState<PlaceChoice['busy']>(null);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const [begin] = useState(turns);
  const settle: PlaceChoice['settle'] = (place, zoneIds) => {
    begin();
    settlePlace(place, zoneIds, wording);
  };
  const take = async (place: Place, isLast: () => boolean): Promise<ChoiceProblem | null> => {
    try {
      const zoneIds = await findZoneIds(place);
      if (isLast()) settle(place, zoneIds);
      return null;
    } catch (error) {
      if (isOutside(error)) return { text: error.message, outside: outsideOf(error, place) };
      throw error;
    }
  };
  const takePosition = async (isLast: () => boolean): Promise<ChoiceProblem | null> => {
    const position = await readPosition();
    if (typeof position === 'string') return { text: t(positionTexts[position]), outside: null };
    return take({ ...position, text: (await findAddress(position)) ?? t('location.pointOnMap') }, isLast);
  };
  const failed = (error: unknown): ChoiceProblem => ({
    text: refusalText(error, t('common.connectionLost')),
    outside: null,
  });
  type Step = (isLast: () => boolean) => Promise<ChoiceProblem | null>;
  const run = async (kind: 'choosing' | 'locating', step: Step) => {
    const isLast = begin();
    setBusy(kind);
    setProblem(null);
    const found = await step(isLast).catch(failed);
    // Another place was chosen meanwhile: the outcome of this choice does not matter any more.
    if (!isLast()) return;
    setProblem(found);
    // A chosen place stays busy until the new page is loaded.
    if (found) setBusy(null);
  };
  return {
    choose: (place) => run('choosing', (isLast) => take(place, isLast)),
    locate: () => run('locating', takePosition),
    settle,
    begin,
    busy,
    problem,
    forgetProblem: () => setProblem(null),
  };
}
