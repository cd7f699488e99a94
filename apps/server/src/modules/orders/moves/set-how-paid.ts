import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { orderTopic } from '../move-order.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';
import { watchForAnswer } from '../unanswered/watch-for-answer.ts';
import { type HowPaid, updateHowPaid } from './moves.repo.ts';
import { notePaid } from './note-payment.ts';
import { tellShopper } from './tell-shopper.ts';

/** Writes how a held order is paid from now on; where it waits for no gateway any more, its store owes an answer. */
export async function setHowPaid(ctx: Ctx, order: OrderRow, howPaid: Partial<HowPaid>): Promise<OrderRow> {
  const nowMs = ctx.clock.now();
  const changed = await updateHowPaid(over<OrderTables>(ctx), order.id, howPaid, new Date(nowMs));
  if (order.payment_due_at !== null) await watchForAnswer(ctx, changed, nowMs);
  const waitsNoMore = order.payment_due_at !== null && changed.payment_due_at === null;
  if (waitsNoMore) await tellShopper(ctx, changed, 'order_placed');
  await notePaid(ctx, changed);
  publishAfterCommit(ctx, orderTopic(order.id));
  return changed;
}
