/** Runs something once the page is idle. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200)))(work);
}
