import { useCallback, useSyncExternalStore } from 'react';
import { atInstant } from '../../../lib/clock/at-instant.ts';
import { marketNow } from '../../../lib/clock/market-clock.ts';

/** Whether an instant is past by the market's clock; drawn anew as it passes. */
export function useIsPast(at: string): boolean {
  const atMs = Date.parse(at);
  const subscribe = useCallback((onPast: () => void) => atInstant(atMs, onPast), [atMs]);
  const isPast = () => marketNow() >= atMs;
  return useSyncExternalStore(subscribe, isPast, isPast);
}
