import { useCallback, useEffect, useState } from 'react';
import { type Draft, keepDraft, readDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<Draft>) => void;

export function useDraft(): readonly [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback<ChangeDraft>((part) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => keepDraft(draft), [draft]);
  return [draft, change];
}
