// A clock that is off by less is right: a slow line, and a page that is some seconds old, know no better.
const rightWithinMs = 60_000;

/** How far the market's clock is before a device's, of which one told its time at an instant of the other; what was known stays while it is right. */
export function offsetOf(knownMs: number, marketMs: number, hereMs: number): number {
  const toldMs = marketMs - hereMs;
  return Math.abs(toldMs - knownMs) >= rightWithinMs ? toldMs : knownMs;
}

let offsetMs = 0;

/** Notes the market's time, and what this device's clock showed then. */
function noteMarketTime(marketMs: number, hereMs: number): void {
  offsetMs = offsetOf(offsetMs, marketMs, hereMs);
}

/** Notes when a page was drawn, which was after it was asked for. One that was kept tells an earlier time. */
export function notePageTime({ drawnAt, keptAt }: DOMStringMap): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (keptAt !== undefined || navigation?.type === 'back_forward') return;
  noteMarketTime(Number(drawnAt), Date.now() - performance.now());
}

/** Notes when a call was answered. An answer that the service worker kept tells an earlier time. */
export function noteAnswerTime({ headers }: Pick<Response, 'headers'>): void {
  if (!headers.has('x-kept-at')) noteMarketTime(Date.parse(headers.get('date') ?? ''), Date.now());
}

/** Now by the market's clock, in a browser whose own may be hours off. What opens, ends and is past is told by it. */
export const marketNow = (): number => Date.now() + offsetMs;
