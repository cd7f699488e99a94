import { marketNow } from './market-clock.ts';

// A browser's timers end at 24 days, and a page may be open for longer.
const longestMs = 86_400_000;

/** Calls once an instant is past by the market's clock; the returned function calls it off. */
export function atInstant(atMs: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const leftMs = Math.max(atMs - marketNow(), 0);
    timer = leftMs > longestMs ? setTimeout(wait, longestMs) : setTimeout(call, leftMs);
  };
  wait();
  return () => clearTimeout(timer);
}
