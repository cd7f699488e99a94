import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from './draft-store.ts';

/** A draft, kept at every change. */
export function useDraft<Draft extends object>(store: DraftStore<Draft>) {
  const [draft, setDraft] = useState(store.read);
  const [changed, setChanged] = useState(false);
  // A field that keeps what was typed by itself is drawn anew when all is begun anew.
  const [round, setRound] = useState(0);
  const change = useCallback((part: Partial<Draft>) => {
    setChanged(true);
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  useEffect(() => {
    if (changed) store.keep(draft);
  }, [store, draft, changed]);
  const startOver = useCallback(() => {
    store.forget();
    setChanged(false);
    setDraft(store.empty);
    setRound((before) => before + 1);
  }, [store]);
  return { draft, change, startOver, round };
}
