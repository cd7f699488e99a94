import type { Reply } from '@promenade/contract/calls';
import { isOff, isRunning, stepsFor } from '@promenade/domain/orders';
import { haversineMetres } from '@promenade/domain/zones';

/** An order as in the API, with its payment deadline by the page's clock. */
export type Order = Reply<'orders.details'> & { readonly payUntilMs: number | null };
export type OrderEvent = Reply<'orders.events'>;
export type OrderCard = Reply<'orders.list'>['orders'][number];
type Status = Order['order_status'];

export interface Step {
  readonly status: Status;
  /** Null until it is reached. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'ahead' | 'ended';
}

// Where nothing more is to come, nothing is in progress.
const lastStates: Partial<Record<Status, Step['state']>> = {
  canceled: 'ended',
  failed: 'ended',
  refunded: 'done',
  refund_request_canceled: 'done',
};

/** The steps of an order with their times; one that was cancelled or refused ends there. */
export function stepsOf(order: Pick<Order, 'order_status' | 'order_type' | 'timeline'>): Step[] {
  const timeOf = (status: Status) => order.timeline.find((event) => event.status === status)?.at ?? null;
  const way: readonly Status[] = stepsFor(order.order_type);
  const reached = way.indexOf(order.order_status);
  if (reached < 0) {
    const passed = way.filter((status) => timeOf(status) !== null);
    const steps = [...passed, order.order_status].map((status) => ({ status, at: timeOf(status) }));
    const last = lastStates[order.order_status] ?? 'now';
    return steps.map((step, index) => ({ ...step, state: index < steps.length - 1 ? 'done' : last }));
  }
  const last = way.length - 1;
  return way.map((status, index) => ({
    status,
    at: timeOf(status),
    state:
      index < reached || index === last
        ? index <= reached
          ? 'done'
          : 'ahead'
        : index === reached
          ? 'now'
          : 'ahead',
  }));
}

/** The payment status, in the words of `order.*`. */
export type PaidWord =
  | 'paid'
  | 'paidBack'
  | 'paidPartBack'
  | 'partially_paid'
  | 'partPaidBack'
  | 'unpaid'
  | 'restDue'
  | 'beingChecked'
  | 'notPaid';

type PaidOrder = Pick<
  Order,
  | 'order_status'
  | 'payment_method'
  | 'payment_status'
  | 'payment_reviewing'
  | 'due_amount'
  | 'refunded_amount'
> & { readonly bill: Pick<Order['bill'], 'order_amount'> };

/** The text about payment: only cash is paid on receipt, and a total of zero needs none. */
export function paidWord(order: PaidOrder): PaidWord {
  const { payment_status: paid, refunded_amount: back } = order;
  const isOn = !isOff(order.order_status);
  const isReceived = order.payment_method === 'cash_on_delivery' && isOn;
  if (paid !== 'paid' && order.payment_reviewing && isOn) return 'beingChecked';
  if (paid === 'unpaid') return isReceived ? 'unpaid' : 'notPaid';
  if (paid === 'partially_paid' && isReceived && order.due_amount > 0) return 'restDue';
  if (back <= 0) return paid;
  if (paid === 'partially_paid') return 'partPaidBack';
  return back < order.bill.order_amount ? 'paidPartBack' : 'paidBack';
}

type RefundedOrder = Pick<Order, 'payment_method'> & {
  readonly parcel: Pick<NonNullable<Order['parcel']>, 'charge_payer'> | null;
};

/**
 * The text about money that went back: cash and the wallet's went into the wallet of who has one, but never a receiver's
 * cash, and a gateway's through the gateway.
 */
export function refundWord({ payment_method: method, parcel }: RefundedOrder, hasWallet: boolean) {
  const isKnown = method === 'wallet' || method === 'cash_on_delivery';
  // A transfer is sent back by hand, perhaps later.
  if (!isKnown) return method === 'offline_payment' ? 'refunded' : 'refundedAsPaid';
  return hasWallet && parcel?.charge_payer !== 'receiver' ? 'refundedToWallet' : 'refunded';
}

/** A returned parcel that is not back yet; one that an operator closed does not come back. */
export const isComingBack = (order: Pick<Order, 'order_status' | 'parcel_return'>): boolean =>
  order.parcel_return !== null && order.order_status === 'picked_up';

/** Nobody starts before it is paid. */
export function waitsForMoney(order: Pick<Order, 'order_status' | 'payment_due_at' | 'due_amount'>): boolean {
  return order.order_status === 'pending' && order.payment_due_at !== null && order.due_amount > 0;
}

type ListedMoney = Pick<
  OrderCard,
  'order_status' | 'payment_status' | 'payment_method' | 'payment_reviewing' | 'is_unpriced'
>;

/** In a list, what is awaited: its money, or the check of a transfer. Null: neither. Cash is paid on receipt. */
export function awaitedWord(order: ListedMoney): 'moneyAwaited' | 'moneyChecked' | null {
  const isAwaited =
    order.order_status === 'pending' &&
    order.payment_status !== 'paid' &&
    order.payment_method !== 'cash_on_delivery' &&
    !order.is_unpriced;
  if (!isAwaited) return null;
  return order.payment_reviewing ? 'moneyChecked' : 'moneyAwaited';
}

/** Its payment did not come in time: nobody has heard of it. An operator fails an order for reasons of their own. */
export const isUnpaid = (order: Pick<Order, 'order_status' | 'ended'>): boolean =>
  order.order_status === 'failed' && order.ended !== null && order.ended.by !== 'operator';

/** Whether nothing was taken for it, not even from the wallet. A transfer may be on its way. */
export const isUncharged = (
  order: Pick<Order, 'order_status' | 'ended' | 'refunded_amount' | 'payment_method'>,
): boolean => isUnpaid(order) && order.refunded_amount <= 0 && order.payment_method !== 'offline_payment';

/** When it is expected; null while it waits for its money, and once a take-away is ready. */
export function expectedAt(order: Order): string | null {
  const { order_type: type, order_status: status } = order;
  const isReady = type === 'take_away' && status === 'handover';
  return isRunning(status) && !isReady && !waitsForMoney(order) ? order.expected_at : null;
}

/** The amount refunded is said instead of a sentence about its status. */
export const isAboutRefund = ({
  order_status: status,
  refunded_amount: back,
}: Pick<Order, 'order_status' | 'refunded_amount'>): boolean =>
  status.startsWith('refund') || (status === 'canceled' && back > 0);

/** A place on the order's route. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const placeOf = (end: Order['delivery_address'] | null): Place | null =>
  end && end.latitude !== null && end.longitude !== null ? { lat: end.latitude, lng: end.longitude } : null;

/** Where the order comes from: its store, or the parcel's sender. */
export function originOf({
  store,
  sender_details: sender,
}: Pick<Order, 'store' | 'sender_details'>): Place | null {
  return store ? { lat: store.latitude, lng: store.longitude } : placeOf(sender);
}

/** The courier's current destination: a parcel is picked up first, and may have to go back. */
export function headedFor(order: Order): Place | null {
  const fetches = order.parcel !== null && order.order_status !== 'picked_up';
  return fetches || order.parcel_return ? originOf(order) : placeOf(order.delivery_address);
}

/** Metres between the courier and their destination, as the crow flies; null while nobody is on the way. */
export function courierDistance(order: Order): number | null {
  const { delivery_man: courier } = order;
  const to = headedFor(order);
  if (!courier || !to) return null;
  return Math.round(haversineMetres({ lat: courier.latitude, lng: courier.longitude }, to));
}
