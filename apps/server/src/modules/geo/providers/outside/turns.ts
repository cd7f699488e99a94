import { type Ctx, over } from '../../../../platform/context.ts';
import type { AnswerTables } from './answers.tables.ts';
import { takeTurn } from './answers.repo.ts';
import { OutsideFailure } from './failure.ts';

// One question a second is the rule of the public servers; the rest is for clocks that differ a little.
const GAP_MS = 1100;

/** How long a shopper waits for a turn: one who types not at all, one who has asked a little. */
export const PATIENCE_MS = { typing: 0, asking: 1500 };

/** Waits until this server may ask the provider; throws where that takes longer than the patience. */
export async function awaitTurn(ctx: Ctx, provider: string, patienceMs: number): Promise<void> {
  const nowMs = ctx.clock.now();
  const turn = { nowMs, latestMs: nowMs + patienceMs, gapMs: GAP_MS };
  const turnMs = await takeTurn(over<AnswerTables>(ctx), provider, turn);
  if (turnMs === undefined) throw new OutsideFailure('busy');
  if (turnMs > nowMs) await ctx.geo.wait(Math.ceil(turnMs - nowMs));
}
