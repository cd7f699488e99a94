import type { Ctx } from '../context.ts';

/** Something to clear away now and then; doing it twice, or on two servers at once, does no harm. */
export type Chore = (ctx: Ctx) => Promise<void>;

const everyMs = 60 * 60 * 1000;
// A stop waits for the chore at hand; what is left is the next hour's.
const mostRounds = 50;

/** Clears away so many at once until fewer are found; `clearSome` answers how many it found. */
export async function clearInRounds(atOnce: number, clearSome: () => Promise<number>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) if ((await clearSome()) < atOnce) return;
}

async function doChores(ctx: Ctx, chores: readonly Chore[], isStopped: () => boolean): Promise<void> {
  for (const chore of chores) {
    if (isStopped()) return;
    await chore(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'a chore was left undone'));
  }
}

/** Does the chores at once and then every hour, until stopped: that waits for the one at hand, and leaves the others. */
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
