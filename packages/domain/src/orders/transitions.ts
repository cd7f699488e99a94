import { type Decision, refused } from '../decision/index.ts';
import { type OrderActor, type OrderEvent, type OrderStatus, type OrderType, ORDER_TYPES } from './states.ts';

/** A row of the transition table: from, event, to, for which order types, and which actors. */
export type TransitionRow = {
  readonly from: OrderStatus;
  readonly event: OrderEvent;
  readonly to: OrderStatus;
  readonly orderTypes: readonly OrderType[];
  readonly actors: readonly OrderActor[];
};

const CARRIED: readonly OrderType[] = ['delivery', 'parcel'];
const KITCHEN: readonly OrderActor[] = ['store', 'operator', 'system'];
const ROAD: readonly OrderActor[] = ['courier', 'operator', 'system'];
/** A parcel has no store: its courier also takes the store's steps. */
const SENDING: readonly OrderActor[] = ['courier', 'operator', 'system'];
const SOLD: readonly OrderType[] = ['delivery', 'take_away'];
const PARCEL: readonly OrderType[] = ['parcel'];

/** The transition table of orders, and the only one (api.md, Names of states, rule 9). */
export const TRANSITIONS: readonly TransitionRow[] = [
  row('pending', 'confirm', 'confirmed', SOLD, KITCHEN),
  row('confirmed', 'start', 'processing', SOLD, KITCHEN),
  row('processing', 'hand_over', 'handover', SOLD, KITCHEN),
  row('pending', 'confirm', 'confirmed', PARCEL, SENDING),
  row('confirmed', 'start', 'processing', PARCEL, SENDING),
  row('processing', 'hand_over', 'handover', PARCEL, SENDING),
  row('handover', 'pick_up', 'picked_up', CARRIED, ROAD),
  row('picked_up', 'deliver', 'delivered', CARRIED, ROAD),
  row('handover', 'deliver', 'delivered', ['take_away'], KITCHEN),
  row('pending', 'cancel', 'canceled', ORDER_TYPES, ['shopper', 'store', 'operator', 'system']),
  row('failed', 'cancel', 'canceled', ORDER_TYPES, ['shopper', 'operator', 'system']),
  row('confirmed', 'cancel', 'canceled', SOLD, ['store', 'operator']),
  row('processing', 'cancel', 'canceled', SOLD, ['store', 'operator']),
  row('handover', 'cancel', 'canceled', SOLD, ['operator']),
  row('picked_up', 'cancel', 'canceled', SOLD, ['operator']),
  // Nothing is prepared for a parcel: its sender may cancel until it is picked up, and have it brought back after that;
  // a courier who finds nobody at the receiver's door also brings it back.
  row('confirmed', 'cancel', 'canceled', PARCEL, ['shopper', 'courier', 'operator']),
  row('processing', 'cancel', 'canceled', PARCEL, ['shopper', 'courier', 'operator']),
  row('handover', 'cancel', 'canceled', PARCEL, ['shopper', 'courier', 'operator']),
  row('picked_up', 'turn_back', 'picked_up', PARCEL, ['shopper', 'courier', 'operator']),
  row('picked_up', 'cancel', 'canceled', PARCEL, ['courier', 'operator', 'system']),
  row('pending', 'fail', 'failed', ORDER_TYPES, ['operator', 'system']),
  row('delivered', 'request_refund', 'refund_requested', ORDER_TYPES, ['shopper']),
  // Without a request by the shopper, such as after a telephone call.
  row('delivered', 'refund', 'refunded', ORDER_TYPES, ['operator']),
  row('refund_requested', 'refund', 'refunded', ORDER_TYPES, ['operator']),
  row('refund_requested', 'refuse_refund', 'refund_request_canceled', ORDER_TYPES, ['operator']),
  row('refund_requested', 'withdraw_refund', 'refund_request_canceled', ORDER_TYPES, ['shopper']),
];

function row(
  from: OrderStatus,
  event: OrderEvent,
  to: OrderStatus,
  orderTypes: readonly OrderType[],
  actors: readonly OrderActor[],
): TransitionRow {
  return { from, event, to, orderTypes, actors };
}

/** Why an order does not move. */
export type TransitionRefusal =
  /** The order is in a state from which the event does not lead on. */
  | { readonly code: 'status_conflict'; readonly status: OrderStatus; readonly event: OrderEvent }
  /** The event is possible, but not for this actor. */
  | { readonly code: 'forbidden'; readonly status: OrderStatus; readonly event: OrderEvent };

/** Whether the event may happen now, and where it leads. */
export function decideTransition(
  order: { readonly status: OrderStatus; readonly orderType: OrderType },
  event: OrderEvent,
  actor: OrderActor,
): Decision<{ to: OrderStatus }, TransitionRefusal> {
  const { status, orderType } = order;
  const found = TRANSITIONS.find(
    (one) => one.from === status && one.event === event && one.orderTypes.includes(orderType),
  );
  if (!found) return refused({ code: 'status_conflict', status, event });
  return found.actors.includes(actor)
    ? { ok: true, to: found.to }
    : refused({ code: 'forbidden', status, event });
}

const FORWARD: readonly OrderEvent[] = ['confirm', 'start', 'hand_over', 'pick_up', 'deliver'];

/** The statuses of an order that goes to plan, in order, for showing progress. */
export function stepsFor(orderType: OrderType): readonly OrderStatus[] {
  const steps: OrderStatus[] = ['pending'];
  for (const event of FORWARD) {
    const found = TRANSITIONS.find(
      (one) => one.from === steps.at(-1) && one.event === event && one.orderTypes.includes(orderType),
    );
    if (found) steps.push(found.to);
  }
  return steps;
}

/** Whether the order is in progress. */
export function isRunning(status: OrderStatus): boolean {
  return stepsFor('delivery').includes(status) && status !== 'delivered';
}

/** Whether a page waits for its next step: while it is in progress, and until a request for a refund is answered. */
export function isFollowed(status: OrderStatus): boolean {
  return isRunning(status) || status === 'refund_requested';
}

/** Whether the status is final. */
export function isFinal(status: OrderStatus): boolean {
  return !TRANSITIONS.some((one) => one.from === status);
}

/** Whether the order came to nothing: it was cancelled, or its payment failed. */
export function isOff(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'failed';
}

/** Whether the items have been delivered, whatever happens to the payment. */
export function wasDelivered(status: OrderStatus): boolean {
  // A step that does not change the status, such as turning a parcel round, tells nothing about the statuses before.
  const before = TRANSITIONS.filter((one) => one.to === status && one.from !== status);
  return status === 'delivered' || before.some(({ from }) => wasDelivered(from));
}
