import { useCallback, useState } from 'react';
import { type Draft, keepDraft, readDraft } from './draft.ts';

export type ChangeDraft = (changes: Partial<Draft>) => void;

/** The choices of the booking so far, kept across reloads of this tab. */
export function useDraft(): readonly [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback<ChangeDraft>(
    (changes) =>
      setDraft((before) => {
        const next = { ...before, ...changes };
        keepDraft(next);
        return next;
      }),
    [],
  );
  return [draft, change];
}
