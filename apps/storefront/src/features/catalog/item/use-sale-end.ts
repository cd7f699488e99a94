import { useEffect, useEffectEvent } from 'react';
import { atInstant } from '../../../lib/clock/at-instant.ts';

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
    const stopWaiting = atInstant(Date.parse(endsAt), readAnew);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [endsAt]);
}
