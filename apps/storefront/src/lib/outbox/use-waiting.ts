import { useSyncExternalStore } from 'react';
import { readWaiting, subscribeWaiting } from './outbox.ts';

/** What a write that waits will have made of something; null where none waits. The last one counts. */
export function useWaitingValue(subject: string): string | null {
  const find = (): string | null =>
    readWaiting().findLast((entry) => entry.subject === subject)?.value ?? null;
  return useSyncExternalStore(subscribeWaiting, find, () => null);
}
