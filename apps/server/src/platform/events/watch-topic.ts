import type { Ctx } from '../context.ts';
import type { openStreams } from '../http/open-streams.ts';

/** Waits for notifications on a topic. */
interface Watch {
  /** Waits for a notification, until the caller disconnects or `longestMs` is over. True if there was a notification. */
  readonly next: (longestMs?: number) => Promise<boolean>;
  /** Whether its stream has lasted long enough. */
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

// Notifications are sent after the commit, and lost if the server dies in between.
const lookAgainMs = 60_000;
// A stream ends after a while and the client reconnects, so that a session ended elsewhere receives nothing more.
const longestStreamMs = 10 * 60_000;

/**
 * Listens from now on: a notification that arrives before `next` is called is not lost. Once a minute it wakes its reader as
 * if there were one, in case one was lost.
 */
function watchTopic(ctx: Ctx, topic: string): Watch {
  const untilMs = ctx.clock.now() + longestStreamMs;
  let changed = false;
  let wake: () => void = () => undefined;
  const gone = (): void => wake();
  const notified = (): void => {
    changed = true;
    wake();
  };
  const unsubscribe = ctx.events.subscribe(topic, notified);
  const lookAgain = setInterval(notified, lookAgainMs).unref();
  ctx.signal?.addEventListener('abort', gone);

  function pause(longestMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = longestMs === undefined ? undefined : setTimeout(resolve, longestMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  return {
    next: async (longestMs) => {
      if (!changed && !ctx.signal?.aborted) await pause(longestMs);
      const was = changed;
      changed = false;
      return was;
    },
    isOver: () => ctx.clock.now() >= untilMs,
    stop: () => {
      clearInterval(lookAgain);
      unsubscribe();
      ctx.signal?.removeEventListener('abort', gone);
    },
  };
}

/** Options of a live stream. */
interface LiveTopic {
  readonly topic: string;
  /** How many streams `caller` may have open. */
  readonly streams: ReturnType<typeof openStreams>;
  readonly caller: string;
  /** How long to wait for word before going on without; asked before each wait. Absent: as long as it takes. */
  readonly longestMs?: () => number | undefined;
}

/**
 * The rounds of an event stream: one at once, and one for each notification on a topic, until the caller disconnects or the
 * stream has lasted long enough. True if there may be something new, false if the wait timed out. Leaving the loop early
 * also frees the caller's place.
 */
export async function* eachNotification(
  ctx: Ctx,
  { topic, streams, caller, longestMs }: LiveTopic,
): AsyncGenerator<boolean, void, undefined> {
  const giveBack = streams.take(caller);
  const watch = watchTopic(ctx, topic);
  try {
    let changed = true;
    while (!ctx.signal?.aborted) {
      yield changed;
      if (watch.isOver()) return;
      changed = await watch.next(longestMs?.());
    }
  } finally {
    watch.stop();
    giveBack();
  }
}

/** The events of a stream: the result of `read` at once, and again whenever a round finds another one. */
export async function* eachChange<Event>(
  ctx: Ctx,
  live: LiveTopic,
  read: () => Promise<Event>,
): AsyncGenerator<Event, void, undefined> {
  let told = '';
  for await (const _notification of eachNotification(ctx, live)) {
    const event = await read();
    const text = JSON.stringify(event);
    if (text !== told) yield event;
    told = text;
  }
}
