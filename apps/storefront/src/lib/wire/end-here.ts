/**
 * When something ends by the page's clock: what is left of it when it is told counts, not what the device believes
 * the time to be. For an answer that has just come.
 */
export function endHereMs(dueAt: string, now: string, hereMs: number): number {
  return hereMs + Date.parse(dueAt) - Date.parse(now);
}
