// A page that moves all the time on a slow device is never idle, and needs what it has put off all the same.
const longestWaitMs = 10_000;

/** Runs something once the page is idle, or after ten seconds. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 200);
}
