import { type AutopilotPlan, autopilotPlan, courierFractionAt } from '@promenade/domain/orders';
import { decodePolyline, type LatLng, positionAlong } from '@promenade/domain/zones';
import type { NewOrderRow, OrderEventRow, OrderRow } from './orders.tables.ts';

type Planned = Pick<
  NewOrderRow,
  'created_at' | 'order_type' | 'preparation_minutes' | 'route_seconds' | 'schedule_at' | 'autopilot_speed'
>;

/** The way an order is meant to go. Where people move it, the plan says only when to expect it. */
export function timetableOf(order: Planned): AutopilotPlan {
  return autopilotPlan({
    placedAtMs: order.created_at.getTime(),
    orderType: order.order_type,
    preparationMinutes: order.preparation_minutes,
    routeSeconds: order.route_seconds ?? 0,
    scheduledForMs: order.schedule_at?.getTime(),
    speed: order.autopilot_speed ?? 1,
  });
}

/**
 * Where the courier is: a pure function of time, nothing is written on the way. Counted from the real
 * pick-up, so an order that was handed over late does not jump.
 */
export function courierPosition(
  order: OrderRow,
  events: readonly OrderEventRow[],
  nowMs: number,
): LatLng | undefined {
  const pickedUpAtMs = events.find((event) => event.status === 'picked_up')?.at.getTime();
  if (order.status !== 'picked_up' || pickedUpAtMs === undefined || order.route_polyline === null)
    return undefined;
  const plan = timetableOf(order);
  const planned = plan.steps.find((step) => step.to === 'picked_up');
  if (!planned) return undefined;
  const lateMs = pickedUpAtMs - planned.atMs;
  const actual = { steps: [{ ...planned, atMs: pickedUpAtMs }], expectedAtMs: plan.expectedAtMs + lateMs };
  return positionAlong(decodePolyline(order.route_polyline), courierFractionAt(actual, nowMs) ?? 0);
}
