import { useEffect, useReducer } from 'react';
import { marketNow } from '../../../../lib/clock/market-clock.ts';

// A longer timeout ends at once.
const longestMs = 2 ** 31 - 1;

/** Whether an instant is past by the market's clock; drawn anew as it passes. */
export function useIsPast(at: string): boolean {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const atMs = Date.parse(at);
  useEffect(() => {
    const leftMs = atMs - marketNow();
    if (leftMs <= 0 || leftMs > longestMs) return undefined;
    const timer = setTimeout(draw, leftMs);
    return () => clearTimeout(timer);
  }, [atMs]);
  return marketNow() >= atMs;
}
