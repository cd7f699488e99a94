import type { Reply } from '@promenade/contract/calls';
import { stepsFor } from '@promenade/domain/orders';
import { haversineMetres } from '@promenade/domain/zones';

export type Order = Reply<'orders.details'>;
export type OrderEvent = Reply<'orders.events'>;
export type OrderCard = Reply<'orders.list'>['orders'][number];
type Status = Order['order_status'];

export interface Step {
  readonly status: Status;
  /** Null until it is reached. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'ahead';
}

/** The steps an order passes, with when it did; one that left the way ends where it left. */
export function stepsOf(order: Pick<Order, 'order_status' | 'order_type' | 'timeline'>): Step[] {
  const timeOf = (status: Status) => order.timeline.find((event) => event.status === status)?.at ?? null;
  const way: readonly Status[] = stepsFor(order.order_type);
  const reached = way.indexOf(order.order_status);
  if (reached < 0) {
    const passed = way.filter((status) => timeOf(status) !== null);
    const steps = [...passed, order.order_status].map((status) => ({ status, at: timeOf(status) }));
    return steps.map((step, index) => ({ ...step, state: index < steps.length - 1 ? 'done' : 'now' }));
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

/** Metres between courier and door, as the crow flies; null while nobody is on the way. */
export function courierDistance(order: Order): number | null {
  const { delivery_man: courier, delivery_address: door } = order;
  if (!courier || door.latitude === null || door.longitude === null) return null;
  return Math.round(
    haversineMetres(
      { lat: courier.latitude, lng: courier.longitude },
      { lat: door.latitude, lng: door.longitude },
    ),
  );
}
