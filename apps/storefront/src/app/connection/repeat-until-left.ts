const firstPauseMs = 1000;

/**
 * Calls a function at once and again until the page is left, doubling the pause each time. A worker cannot be
 * replaced while it has a message to handle: on a busy device it takes seconds to wake up for one, and a message each
 * second would keep it awake for good.
 */
export function repeatUntilLeft(work: () => void, pauseMs = firstPauseMs): void {
  work();
  setTimeout(() => repeatUntilLeft(work, pauseMs * 2), pauseMs);
}
