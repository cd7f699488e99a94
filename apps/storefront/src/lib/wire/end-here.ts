/**
 * The end of something by the page's clock, for an answer that has just arrived: the time left at that moment counts,
 * not what the device believes the time to be.
 */
export function endHereMs(dueAt: string, now: string, hereMs: number): number {
  return hereMs + Date.parse(dueAt) - Date.parse(now);
}
