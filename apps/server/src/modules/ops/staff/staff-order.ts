import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decideMove, isRunning, type OrderActor, type OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { holdOrder, isUnpriced, moveOrder, type OrderRow, tellOrder } from '../../orders/index.ts';

/** What a step of staff answers. */
export type Moved = Reply<'ops.acceptOrder'>;

/** As whom staff move an order. */
export function staffActor({
  actor,
}: Pick<Ctx, 'actor'>): Extract<OrderActor, 'store' | 'courier' | 'operator'> {
  const { kind } = actor;
  return kind === 'store' || kind === 'courier' || kind === 'operator' ? kind : refuse('forbidden');
}

/** Whether an order is the caller's: of their store, in their hands, or of an operator's market. */
export function isTheirs({ actor }: Ctx, order: OrderRow): boolean {
  if (actor.kind === 'store') return order.store_id === actor.storeId;
  if (actor.kind === 'courier') return order.courier_id === actor.courierId;
  return actor.kind === 'operator';
}

/** Whether there is something for a courier to carry: nobody else has to say yes first, as a kitchen has, or to pay. */
export function isToCarry({ status, order_type: type, payment_due_at: dueAt }: OrderRow): boolean {
  const isAsked = status !== 'pending' || (type === 'parcel' && dueAt === null);
  return type !== 'take_away' && isRunning(status) && isAsked;
}

/** Whether a courier may take the order, which nobody has. */
export const waitsForCourier = (order: OrderRow): boolean => order.courier_id === null && isToCarry(order);

/** An order of the caller's, held for a step; another store's or courier's is not there. */
export async function holdTheirs(ctx: Ctx, id: string): Promise<OrderRow> {
  const order = await holdOrder(ctx, id);
  return order && isTheirs(ctx, order) ? order : refuse('order_not_found');
}

/** Whether staff may bring a held order into a state now; refuses with what it is instead. */
export function checkStep(ctx: Ctx, order: OrderRow, to: OrderStatus): void {
  if (order.payment_due_at !== null && order.status === 'pending') refuse('awaiting_payment');
  const decision = decideMove({ status: order.status, orderType: order.order_type }, to, staffActor(ctx));
  // Nobody prices what is confirmed.
  if (decision.ok && to === 'confirmed' && isUnpriced(order)) refuse('price_missing');
  if (decision.ok) return;
  const { code, status } = decision.refusal;
  refuse(code, { status }, { order_status: status });
}

/** Moves a locked order one step, as the caller. */
export async function step(ctx: Ctx, order: OrderRow, to: OrderStatus, detail = ''): Promise<Moved> {
  const moved = await moveOrder(ctx, order, { to, actor: staffActor(ctx), detail });
  if (!moved.ok) {
    const { code, status } = moved.refusal;
    return refuse(code, { status }, { order_status: status });
  }
  return told(ctx, moved.order, 'order_moved');
}

/** A changed order with a word of what was done. */
export async function told(
  ctx: Ctx,
  order: OrderRow,
  notice:
    | 'order_moved'
    | 'minutes_added'
    | 'order_taken_on'
    | 'order_priced'
    | 'refund_answered'
    | 'parcel_given_up',
): Promise<Moved> {
  return { order: await tellOrder(ctx, order), message: noticeOf(notice, ctx.language) };
}
