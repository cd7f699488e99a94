import { useSyncExternalStore } from 'react';
import { readWaiting, subscribeWaiting } from './outbox.ts';

/** The state that a waiting write will result in; null if none waits. The last one counts. */
export function useWaitingValue(subject: string): string | null {
  const find = (): string | null =>
    readWaiting().findLast((entry) => entry.subject === subject)?.value ?? null;
  return useSyncExternalStore(subscribeWaiting, find, () => null);
}
