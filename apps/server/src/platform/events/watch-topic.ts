import type { Ctx } from '../context.ts';
import type { openStreams } from '../http/open-streams.ts';

/** Waits for word on a topic. */
interface Watch {
  /** Until there is word, the caller has gone, or `longestMs` is over. True when there was word. */
  readonly next: (longestMs?: number) => Promise<boolean>;
  /** Whether its stream has lasted long enough. */
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

// Word is given after the commit: it is lost when its server dies between the two.
const lookAgainMs = 60_000;
// A stream ends after a while and is asked for anew, so that a session that was ended elsewhere hears no more.
const longestStreamMs = 10 * 60_000;

/**
 * Listens from now on: word that comes before `next` is asked is not lost. Once a minute it wakes its reader as if there
 * were word, so that nobody waits for one that was lost.
 */
function watchTopic(ctx: Ctx, topic: string): Watch {
  const untilMs = ctx.clock.now() + longestStreamMs;
  let changed = false;
  let wake: () => void = () => undefined;
  const gone = (): void => wake();
  const heard = (): void => {
    changed = true;
    wake();
  };
  const unsubscribe = ctx.events.subscribe(topic, heard);
  const lookAgain = setInterval(heard, lookAgainMs).unref();
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

/** What a live page is told of. */
interface LiveTopic {
  readonly topic: string;
  /** How many streams `caller` may have open. */
  readonly streams: ReturnType<typeof openStreams>;
  readonly caller: string;
  /** How long to wait for word before going on without; asked before each wait. Absent: as long as it takes. */
  readonly longestMs?: () => number | undefined;
}

/**
 * The rounds of a stream of events: one at once, and one at each word on a topic, until the caller has gone or the stream
 * has lasted long enough. True where there may be something new, false where the time was over without a word. Whoever
 * stops in between gives the caller's place back too.
 */
export async function* eachWord(
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

/** What a stream tells: what `read` finds at once, and again whenever a round finds something else. */
export async function* eachChange<Event>(
  ctx: Ctx,
  live: LiveTopic,
  read: () => Promise<Event>,
): AsyncGenerator<Event, void, undefined> {
  let told = '';
  for await (const _word of eachWord(ctx, live)) {
    const event = await read();
    const text = JSON.stringify(event);
    if (text !== told) yield event;
    told = text;
  }
}
