import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from './draft-store.ts';

/** A draft, kept at every change. */
export function useDraft<Draft extends object>(store: DraftStore<Draft>) {
  const [draft, setDraft] = useState(store.read);
  const [changed, setChanged] = useState(false);
  const change = useCallback((part: Partial<Draft>) => {
    setChanged(true);
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  useEffect(() => {
    if (changed) store.keep(draft);
  }, [store, draft, changed]);
  return { draft, change };
}
