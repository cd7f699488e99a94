import { decideTransition } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { OrderRow } from '../orders.tables.ts';
import { type Turn, turnBack } from './turn-back.ts';

/** Turns a held parcel round that could not be handed over; its sender is told why, and the code. */
export async function giveUpParcel(ctx: Ctx, order: OrderRow, turn: Turn): Promise<OrderRow> {
  const { status, order_type: orderType, return_asked_at: turnedBackAt } = order;
  const decision = decideTransition({ status, orderType }, 'turn_back', turn.by);
  if (!decision.ok || turnedBackAt !== null) refuse('status_conflict', { status }, { order_status: status });
  return turnBack(ctx, order, turn);
}
