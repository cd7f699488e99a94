import { type Ctx, over } from '../../../../platform/context.ts';
import type { AnswerTables } from './answers.tables.ts';
import { takeTurn } from './answers.repo.ts';
import { OutsideFailure } from './failure.ts';

// The public servers allow one request per second; the rest allows for clock differences.
const GAP_MS = 1100;

/** How long a shopper waits for a slot: not at all while typing, briefly for a submitted search. */
export const PATIENCE_MS = { typing: 0, asking: 1500 };

/** Waits for this server's slot to query the provider; throws if that takes longer than `patienceMs`. */
export async function awaitTurn(ctx: Ctx, provider: string, patienceMs: number): Promise<void> {
  const nowMs = ctx.clock.now();
  const turn = { nowMs, latestMs: nowMs + patienceMs, gapMs: GAP_MS };
  const turnMs = await takeTurn(over<AnswerTables>(ctx), provider, turn);
  if (turnMs === undefined) throw new OutsideFailure('busy');
  if (turnMs > nowMs) await ctx.geo.wait(Math.ceil(turnMs - nowMs));
}
