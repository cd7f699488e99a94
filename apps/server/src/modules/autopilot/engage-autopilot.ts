import { dueSteps } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { schedule } from '../../platform/jobs/jobs.ts';
import { type OrderRow, timetableOf } from '../orders/index.ts';
import { getMarket } from '../settings/index.ts';

/** The kind of this room's job. */
export const autopilotJob = jobKind<{ readonly order_id: string }>('autopilot.step');

/** How fast orders placed now move by themselves; null where people move them. */
export async function autopilotSpeed(ctx: Ctx): Promise<number | null> {
  const { settings } = await getMarket(ctx);
  return settings.autopilot ? settings.autopilotSpeed : null;
}

/** Puts the order's next step down, in the transaction of the one before; it survives a restart with the order. */
export async function engageAutopilot(ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.autopilot_speed === null) return;
  const [next] = dueSteps(timetableOf(order), order.status, Number.POSITIVE_INFINITY);
  if (next) await schedule(ctx, autopilotJob, { order_id: order.id }, next.atMs);
}
