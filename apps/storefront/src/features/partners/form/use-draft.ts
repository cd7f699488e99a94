import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from './draft-store.ts';

/** A draft, stored at every change. */
export function useDraft<Draft extends object>(store: DraftStore<Draft>) {
  const [draft, setDraft] = useState(store.read);
  const [changed, setChanged] = useState(false);
  // A field with a state of its own is remounted when the form is reset.
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
