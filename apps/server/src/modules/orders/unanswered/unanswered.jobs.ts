import { decideUnanswered } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { handlerOf } from '../../../platform/jobs/job-kind.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import { holdOrder, moveOrder } from '../move-order.ts';
import { updateOrderParts } from '../moves/moves.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';
import { silentStore } from './silent-store.ts';
import { unansweredJob, type Watched } from './watch-for-answer.ts';

async function warnOperator(ctx: Ctx, order: OrderRow): Promise<void> {
  const at = new Date(ctx.clock.now());
  await updateOrderParts(over<OrderTables>(ctx), order.id, { unanswered_at: at }, at);
  const { settings } = await getMarket(ctx);
  if (settings.email === '') return;
  const named = `${order.parcel ? 'parcel' : 'order'} ${order.number}`;
  const subject = `The ${named} waits for an answer`;
  const { unansweredWarnMinutes: minutes, unansweredCancelMinutes } = settings;
  const silence = order.store ? `${order.store.name} has not answered` : 'No courier has taken';
  const body = `${silence} the ${named} for ${minutes} minutes. Without an answer it is cancelled in ${unansweredCancelMinutes - minutes} minutes.`;
  await postMessage(ctx, 'mail', { recipient: settings.email, subject, body }, 'again');
}

/**
 * Checks whether an order was answered: first notifies the operator, then cancels it automatically and releases
 * everything.
 */
async function lookAtOrder(ctx: Ctx, scheduled: Watched): Promise<void> {
  // Placed while the clock was ahead: the answer is owed from now.
  const watched = { ...scheduled, since_ms: Math.min(scheduled.since_ms, ctx.clock.now()) };
  const order = await holdOrder(ctx, watched.order_id);
  if (!order) return;
  const { unansweredWarnMinutes, unansweredCancelMinutes } = (await getMarket(ctx)).settings;
  const step = decideUnanswered(
    {
      status: order.status,
      placedAtMs: watched.since_ms,
      scheduledForMs: order.schedule_at?.getTime(),
      preparationMinutes: order.preparation_minutes,
      warned: order.unanswered_at !== null,
    },
    { warnMinutes: unansweredWarnMinutes, cancelMinutes: unansweredCancelMinutes },
    ctx.clock.now(),
  );
  if (step.kind === 'warn') await warnOperator(ctx, order);
  if (step.kind === 'cancel')
    await moveOrder(ctx, order, { to: 'canceled', actor: 'system', detail: silentStore });
  if ('untilMs' in step) await schedule(ctx, unansweredJob, watched, step.untilMs);
}

/** Work of orders that falls due later. */
export const unansweredJobs = handlerOf(unansweredJob, lookAtOrder);
