import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from './browser-store.ts';
import type { StoredName } from './stored-names.ts';

/** A stored value that updates; null on the server and until hydration, so that both render the same. */
export function useStored(name: StoredName): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(name),
    () => null,
  );
}

/** Whether the visitor is signed in: a token is stored. Nothing else decides it (SYS-04). */
export const useSignedIn = (): boolean => useStored('token') !== null;
