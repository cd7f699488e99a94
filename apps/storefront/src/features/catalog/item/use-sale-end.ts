import { useEffect, useEffectEvent } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';

// Nobody looks at an item for longer, and a browser's timers end at 24 days.
const longestMs = 86_400_000;
// This clock is right to a second or so: a server that is not there yet is asked again.
const againMs = 5000;

/** Reads an item anew once the flash sale of its price is over. */
export function useSaleEnd(endsAt: string | null | undefined, read: () => unknown): void {
  const ended = useEffectEvent(read);
  useEffect(() => {
    if (!endsAt) return undefined;
    const leftMs = Date.parse(endsAt) - marketNow();
    if (leftMs > longestMs) return undefined;
    let timer = setTimeout(
      function readAnew() {
        ended();
        timer = setTimeout(readAnew, againMs);
      },
      Math.max(leftMs, 0),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);
}
