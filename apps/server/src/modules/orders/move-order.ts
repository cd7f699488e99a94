import {
  decideMove,
  givesStockBack,
  type MoveRefusal,
  type OrderActor,
  type OrderStatus,
} from '@promenade/domain/orders';
import { type Ctx, over } from '../../platform/context.ts';
import { giveBackStock, type StockTake } from '../catalog/index.ts';
import { insertOrderEvent, listOrderLines, lockOrder, updateOrder } from './orders.repo.ts';
import type { Courier, OrderLineRow, OrderRow, OrderTables } from './orders.tables.ts';

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

function takenBy(line: OrderLineRow): StockTake[] {
  if (line.stock_variation === null) return [];
  return [{ itemId: line.item_id, variation: line.stock_variation, quantity: line.quantity }];
}

async function returnStock(ctx: Ctx, orderId: string): Promise<void> {
  const lines = await listOrderLines(over<OrderTables>(ctx), orderId);
  await giveBackStock(ctx, lines.flatMap(takenBy));
}

// Cash is in the courier's hand, or the store's, when the order is.
function paymentAfter(order: OrderRow, to: OrderStatus): OrderRow['payment_status'] {
  return to === 'delivered' && order.payment_method === 'cash_on_delivery' ? 'paid' : order.payment_status;
}

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
  const db = over<OrderTables>(ctx);
  const at = new Date(ctx.clock.now());
  if (givesStockBack(order.status, move.to)) await returnStock(ctx, order.id);
  const moved = await updateOrder(db, order.id, {
    status: move.to,
    payment_status: paymentAfter(order, move.to),
    courier: move.courier ?? order.courier,
    updated_at: at,
  });
  await insertOrderEvent(db, {
    order_id: order.id,
    status: move.to,
    actor: move.actor,
    detail: move.detail ?? '',
    at,
  });
  await ctx.events.publish(ctx.db, orderTopic(order.id));
  return { ok: true, order: moved };
}
