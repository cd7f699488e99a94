import { publishAfterCommit } from '../../platform/database/transaction.ts';
import { decideMove, type MoveRefusal, type OrderActor, type OrderStatus } from '@promenade/domain/orders';
import { cashTakenAt } from '@promenade/domain/parcel';
import { type Ctx, over } from '../../platform/context.ts';
import { noteOrder } from '../order-record/index.ts';
import { bringAbout } from './moves/consequences.ts';
import { insertOrderEvent, lockOrder, updateOrder } from './orders.repo.ts';
import type { Courier, OrderRow, OrderTables } from './orders.tables.ts';

/** The word that live views of an order listen for. */
export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

/** A step of an order. */
export interface OrderMove {
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** In the words of whoever moves it, such as a reason for cancelling. */
  readonly detail?: string;
  readonly courier?: Courier;
}

/** The order, held for a step; undefined where there is none. */
export function holdOrder(ctx: Ctx, orderId: string): Promise<OrderRow | undefined> {
  return lockOrder(over<OrderTables>(ctx), orderId);
}

// Cash is in the courier's hand, or the store's, when the order is; a parcel's by who pays for it.
function paymentAfter(order: OrderRow, to: OrderStatus): OrderRow['payment_status'] {
  const { payment_method: method, parcel, return_asked_at: turnedBackAt } = order;
  const taken = parcel
    ? cashTakenAt({ payer: parcel.payer, method }, turnedBackAt !== null)
    : method === 'cash_on_delivery' && 'delivered';
  return to === taken ? 'paid' : order.payment_status;
}

// A returning parcel can only go to its sender, who confirms it with a code.
const isMisdirected = ({ return_asked_at, returned_at }: OrderRow, { to, actor }: OrderMove): boolean =>
  return_asked_at !== null && (to === 'delivered' || (actor === 'courier' && returned_at === null));

/** Takes a held order one step along, by the table of the domain: the only writer of a status. */
export async function moveOrder(
  ctx: Ctx,
  order: OrderRow,
  move: OrderMove,
): Promise<
  { readonly ok: true; readonly order: OrderRow } | { readonly ok: false; readonly refusal: MoveRefusal }
> {
  const decision = decideMove({ status: order.status, orderType: order.order_type }, move.to, move.actor);
  if (!decision.ok) return decision;
  if (isMisdirected(order, move))
    return { ok: false, refusal: { code: 'status_conflict', status: order.status } };
  const db = over<OrderTables>(ctx);
  const at = new Date(ctx.clock.now());
  const said = { actor: move.actor, detail: move.detail ?? '' };
  const moved = await updateOrder(db, order.id, {
    status: move.to,
    payment_status: paymentAfter(order, move.to),
    courier: move.courier ?? order.courier,
    updated_at: at,
  });
  await insertOrderEvent(db, {
    order_id: order.id,
    status: move.to,
    ...said,
    at,
  });
  await noteOrder(ctx, {
    orderId: order.id,
    what: 'step',
    shown: { from: order.status, to: move.to, by: move.actor, payment_status: moved.payment_status },
    words: { detail: said.detail },
  });
  await bringAbout(ctx, { from: order, order: moved, said });
  publishAfterCommit(ctx, orderTopic(order.id));
  return { ok: true, order: moved };
}
