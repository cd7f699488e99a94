// A smaller difference is ignored: it may be due to a slow line or a page that is some seconds old.
const rightWithinMs = 60_000;

/**
 * The difference between the market's clock and the device's, from one reading of both; a known difference is kept
 * while it fits.
 */
export function offsetOf(knownMs: number, marketMs: number, hereMs: number): number {
  const toldMs = marketMs - hereMs;
  return Math.abs(toldMs - knownMs) >= rightWithinMs ? toldMs : knownMs;
}

let offsetMs = 0;

/** Records the market's time, and the device's at that instant. */
function noteMarketTime(marketMs: number, hereMs: number): void {
  offsetMs = offsetOf(offsetMs, marketMs, hereMs);
}

/** Records when a page was rendered, which was after it was requested. A cached page has an earlier time. */
export function notePageTime({ drawnAt, keptAt }: DOMStringMap): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (keptAt !== undefined || navigation?.type === 'back_forward') return;
  noteMarketTime(Number(drawnAt), Date.now() - performance.now());
}

/** Records when a call was answered. An answer from the service worker's cache has an earlier time. */
export function noteAnswerTime({ headers }: Pick<Response, 'headers'>): void {
  if (!headers.has('x-kept-at')) noteMarketTime(Date.parse(headers.get('date') ?? ''), Date.now());
}

/**
 * The current time by the market's clock, in a browser whose own may be hours off. It decides what is open, ended or
 * past.
 */
export const marketNow = (): number => Date.now() + offsetMs;
