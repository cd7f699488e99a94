import { type AutopilotPlan, autopilotPlan, courierFractionAt } from '@promenade/domain/orders';
import { wayBackAt } from '@promenade/domain/parcel';
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
  if (order.status !== 'picked_up' || pickedUpAtMs === undefined)
    return approachPosition(order, events, nowMs);
  if (order.route_polyline === null) return undefined;
  const fractionAt = (atMs: number) => reachedFraction(order, pickedUpAtMs, atMs);
  const turnedBackAtMs = order.return_asked_at?.getTime();
  const fraction =
    turnedBackAtMs === undefined
      ? fractionAt(nowMs)
      : wayBackAt({ pickedUpAtMs, turnedBackAtMs, reachedFraction: fractionAt(turnedBackAtMs) }, nowMs)
          .fraction;
  return positionAlong(decodePolyline(order.route_polyline), fraction);
}

function reachedFraction(order: OrderRow, pickedUpAtMs: number, atMs: number): number {
  const plan = timetableOf(order);
  const planned = plan.steps.find((step) => step.to === 'picked_up');
  if (!planned) return 0;
  const lateMs = pickedUpAtMs - planned.atMs;
  const actual = { steps: [{ ...planned, atMs: pickedUpAtMs }], expectedAtMs: plan.expectedAtMs + lateMs };
  return courierFractionAt(actual, atMs) ?? 0;
}

/** A parcel's courier rides to the sender first, in the time that a store would take to make an order. */
function approachPosition(
  order: OrderRow,
  events: readonly OrderEventRow[],
  nowMs: number,
): LatLng | undefined {
  const startedAtMs = events.find((event) => event.status === 'processing')?.at.getTime();
  const approach = order.parcel?.approach;
  if (!approach || startedAtMs === undefined || !['processing', 'handover'].includes(order.status))
    return undefined;
  const { steps } = timetableOf(order);
  const planned = (to: string) => steps.find((step) => step.to === to)?.atMs ?? 0;
  const rideMs = planned('handover') - planned('processing');
  const isThere = order.status === 'handover' || rideMs <= 0;
  return positionAlong(decodePolyline(approach), isThere ? 1 : Math.min(1, (nowMs - startedAtMs) / rideMs));
}
