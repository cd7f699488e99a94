import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { type ParcelTurner, RETURN_CODE_DIGITS, wayBackAt } from '@promenade/domain/parcel';
import { type Ctx, over } from '../../../platform/context.ts';
import { orderTopic } from '../move-order.ts';
import { noteTurned } from '../moves/note-change.ts';
import { tellShopper } from '../moves/tell-shopper.ts';
import { listOrderEvents, updateReturn } from '../orders.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

/** Who turns a parcel round, and in whose words why. */
export interface Turn {
  readonly by: ParcelTurner;
  readonly reason: string;
}

/**
 * A held parcel that is under way turns round: it gets the code by which its sender will prove that it is back. The
 * order is cancelled then, not before; until then its courier is followed on the way back.
 */
export async function turnBack(ctx: Ctx, order: OrderRow, { by, reason }: Turn): Promise<OrderRow> {
  const db = over<OrderTables>(ctx);
  const nowMs = ctx.clock.now();
  const events = await listOrderEvents(db, order.id);
  const pickedUpAtMs = events.find(({ status }) => status === 'picked_up')?.at.getTime() ?? nowMs;
  const { backAtMs } = wayBackAt({ pickedUpAtMs, turnedBackAtMs: nowMs, reachedFraction: 1 }, nowMs);
  const turned = await updateReturn(db, order.id, {
    return_code: ctx.ids.digits(RETURN_CODE_DIGITS),
    return_reason: reason,
    return_by: by,
    return_asked_at: new Date(nowMs),
    expected_at: new Date(backAtMs),
    updated_at: new Date(nowMs),
  });
  await noteTurned(ctx, turned, reason);
  await tellShopper(ctx, turned, 'parcel_turned_back', { by, reason, code: turned.return_code ?? '' });
  publishAfterCommit(ctx, orderTopic(order.id));
  return turned;
}
