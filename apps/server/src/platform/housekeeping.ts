import type { Ctx } from './context.ts';

/** Something to clear away now and then; doing it twice, or on two servers at once, does no harm. */
export type Chore = (ctx: Ctx) => Promise<void>;

const everyMs = 60 * 60 * 1000;

async function doChores(ctx: Ctx, chores: readonly Chore[]): Promise<void> {
  for (const chore of chores) {
    await chore(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'a chore was left undone'));
  }
}

/** Does the chores at once and then every hour, until stopped. */
export function startHousekeeping(ctx: Ctx, chores: readonly Chore[]): { stop: () => Promise<void> } {
  let round = doChores(ctx, chores);
  const timer = setInterval(() => {
    round = round.then(() => doChores(ctx, chores));
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
