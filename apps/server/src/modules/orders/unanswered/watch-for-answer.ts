import { answerOwedSince } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderRow } from '../orders.tables.ts';

/** An order that waits for an answer, and since when the store has seen it. */
export interface Watched {
  readonly order_id: string;
  readonly since_ms: number;
}

/** The kind of the job that looks whether anybody has answered. */
export const unansweredJob = jobKind<Watched>('orders.unanswered');

/**
 * From now on an answer is owed for a new order: looked at by a job that survives restarts. Not where the program
 * answers itself (a demonstration), and not while a gateway is awaited.
 */
export async function watchForAnswer(ctx: Ctx, order: OrderRow, sinceMs: number): Promise<void> {
  if (order.autopilot_speed !== null || order.payment_due_at !== null || order.status !== 'pending') return;
  const { unansweredWarnMinutes } = (await getMarket(ctx)).settings;
  const owedMs = answerOwedSince({
    placedAtMs: sinceMs,
    scheduledForMs: order.schedule_at?.getTime(),
    preparationMinutes: order.preparation_minutes,
  });
  const watched = { order_id: order.id, since_ms: sinceMs };
  await schedule(ctx, unansweredJob, watched, owedMs + unansweredWarnMinutes * 60_000);
}
