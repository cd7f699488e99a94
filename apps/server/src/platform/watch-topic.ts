import type { Ctx } from './context.ts';

/** Waits for word on a topic. */
export interface Watch {
  /** Until there is word, the caller has gone, or `longestMs` is over. True when there was word. */
  readonly next: (longestMs?: number) => Promise<boolean>;
  readonly stop: () => void;
}

/** Listens from now on: word that comes before `next` is asked is not lost. */
export function watchTopic(ctx: Ctx, topic: string): Watch {
  let changed = false;
  let wake: () => void = () => undefined;
  const gone = (): void => wake();
  const unsubscribe = ctx.events.subscribe(topic, () => {
    changed = true;
    wake();
  });
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
    stop: () => {
      unsubscribe();
      ctx.signal?.removeEventListener('abort', gone);
    },
  };
}
