import { type Decision, refused } from '../decision/index.ts';
import type { OrderActor, OrderEvent, OrderStatus, OrderType } from './states.ts';
import { type TransitionRefusal, TRANSITIONS, decideTransition, isOff } from './transitions.ts';

/** Why an order cannot be moved to the requested status. */
export type MoveRefusal = { readonly code: TransitionRefusal['code']; readonly status: OrderStatus };

/** Decides by which event an actor can move the order to a status, in one step. */
export function decideMove(
  order: { readonly status: OrderStatus; readonly orderType: OrderType },
  to: OrderStatus,
  actor: OrderActor,
): Decision<{ event: OrderEvent; to: OrderStatus }, MoveRefusal> {
  const { status, orderType } = order;
  const rows = TRANSITIONS.filter(
    // What turns round stays in its state: no status that is asked for means that.
    (row) => row.from === status && row.to === to && row.to !== status && row.orderTypes.includes(orderType),
  );
  const allowed = rows.find((row) => decideTransition(order, row.event, actor).ok);
  if (allowed) return { ok: true, event: allowed.event, to };
  return refused({ code: rows.length > 0 ? 'forbidden' : 'status_conflict', status });
}

/** Whether a step returns the order's stock (api.md, rules 6 and 9). A failed order has already returned it. */
export function givesStockBack(from: OrderStatus, to: OrderStatus): boolean {
  return isOff(to) && !isOff(from);
}
