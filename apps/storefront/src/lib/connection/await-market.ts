import { changeConnection } from './connection.ts';
import { waitOnline } from './wait-online.ts';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;

/** Whether the market answers: a device with a connection may still not reach it. */
export const reachesMarket = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    // A page that is missing is an answer, too; a market that starts again has none yet.
    ({ status }) => status < 500,
    () => false,
  );

let asksAgain = new AbortController();

/** Ends the pause between two requests of `untilReached`. */
export function askAgain(): void {
  asksAgain.abort();
  asksAgain = new AbortController();
}

/** Resolves once the market answers, which may be some time after the device reports a connection. */
export async function untilReached(pauseMs = 0): Promise<void> {
  await waitOnline(pauseMs, asksAgain.signal);
  if (navigator.onLine && (await reachesMarket())) return;
  await untilReached(Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs));
}

let waiting: Promise<void> | undefined;

/** Resolves once the market answers; until then the page says that it cannot be reached. */
export function awaitMarket(): Promise<void> {
  if (waiting === undefined) {
    changeConnection({ unreached: true, back: false });
    waiting = untilReached(firstPauseMs).then(() => {
      waiting = undefined;
      changeConnection({ unreached: false, back: true });
    });
  }
  return waiting;
}

/** After a call that got no answer: unless it alone is at fault, waits until the market answers. */
export async function awaitIfAway(): Promise<void> {
  if (waiting !== undefined || !(await reachesMarket())) await awaitMarket();
}
