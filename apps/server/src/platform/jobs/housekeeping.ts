import type { Ctx } from '../context.ts';
import { failureOf, levelOfFailure } from '../database/unavailable.ts';

/** A clean-up task that runs regularly; running it twice, or on two servers at once, does no harm. */
export type Chore = (ctx: Ctx) => Promise<void>;

const everyMs = 60 * 60 * 1000;
// Stopping waits for the current chore; the rest is done in the next hour.
const mostRounds = 50;

/** Clears in batches until one is not full; `clearSome` returns how many it found. */
export async function clearInRounds(atOnce: number, clearSome: () => Promise<number>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) if ((await clearSome()) < atOnce) return;
}

async function doChores(ctx: Ctx, chores: readonly Chore[], isStopped: () => boolean): Promise<void> {
  for (const chore of chores) {
    if (isStopped()) return;
    await chore(ctx).catch((error: unknown) =>
      ctx.log[levelOfFailure(error)](failureOf(error), 'a chore was left undone'),
    );
  }
}

/** Runs the chores at once and then every hour, until stopped. Stopping waits for the current chore and skips the others. */
export function startHousekeeping(ctx: Ctx, chores: readonly Chore[]): { stop: () => Promise<void> } {
  let stopped = false;
  const isStopped = (): boolean => stopped;
  let round = doChores(ctx, chores, isStopped);
  const timer = setInterval(() => {
    round = round.then(() => doChores(ctx, chores, isStopped));
  }, everyMs);
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return round;
    },
  };
}
