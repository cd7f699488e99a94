import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../context.ts';
import { failureOf, levelOfFailure } from '../database/unavailable.ts';

/** Work that saves somebody a wait later, in steps of milliseconds. */
export type WorkAhead = (ctx: Ctx) => AsyncIterable<void>;

/** When it is begun after a start, and how long it rests after each step: until then, and in between, others go first. */
interface Pace {
  readonly firstAfterMs: number;
  readonly restMs: number;
}

const unhurried: Pace = { firstAfterMs: 20_000, restMs: 200 };

/** Does work ahead, once, until stopped. Stopping waits for the current step. */
export function startWorkAhead(
  ctx: Ctx,
  works: readonly WorkAhead[],
  { firstAfterMs, restMs }: Pace = unhurried,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A market is not kept running by it.
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });

  async function workAll(): Promise<void> {
    await rest(firstAfterMs);
    for (const work of works) for await (const _step of work(ctx)) await rest(restMs);
  }
  const running = workAll().catch((error: unknown) => {
    if (!signal.aborted) ctx.log[levelOfFailure(error)](failureOf(error), 'work ahead was left undone');
  });
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
