import { useEffect, useEffectEvent } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';

// A browser's timers end at 24 days, and a page may be open for days.
const longestMs = 86_400_000;
// The clocks agree to within a second or so: a server that is not there yet is asked again.
const againMs = 5000;

/** Reloads an item once the flash sale of its price is over. */
export function useSaleEnd(endsAt: string | null | undefined, read: () => unknown): void {
  const ended = useEffectEvent(read);
  useEffect(() => {
    if (!endsAt) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const readAnew = (): void => {
      ended();
      timer = setTimeout(readAnew, againMs);
    };
    const wait = (): void => {
      const leftMs = Math.max(Date.parse(endsAt) - marketNow(), 0);
      timer = leftMs > longestMs ? setTimeout(wait, longestMs) : setTimeout(readAnew, leftMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt]);
}
