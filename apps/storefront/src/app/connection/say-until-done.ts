const firstPauseMs = 1000;

/**
 * Says something at once and again, until the page is left, each time after a pause twice as long. A worker cannot give
 * way while it has a word in hand: on a busy device it takes seconds to wake for one, and every second would keep it awake
 * for good.
 */
export function sayUntilDone(say: () => void, pauseMs = firstPauseMs): void {
  say();
  setTimeout(() => sayUntilDone(say, pauseMs * 2), pauseMs);
}
