import type { InstantMs } from '../hours/index.ts';
import type { OrderEvent, OrderStatus, OrderType } from './states.ts';
import { decideTransition } from './transitions.ts';

/** Input for the timetable of a demo order. */
export type AutopilotQuestion = {
  readonly placedAtMs: InstantMs;
  readonly orderType: OrderType;
  readonly preparationMinutes: number;
  /** Distance by road from the store to the delivery address; ignored for take-away. */
  readonly routeSeconds: number;
  /** Scheduled time of delivery; undefined is as soon as possible. */
  readonly scheduledForMs?: InstantMs | undefined;
  /** Speed of the demo as a factor; default 1. */
  readonly speed?: number;
};

/** A step: an event, its time, and the resulting status. */
export type AutopilotStep = {
  readonly event: OrderEvent;
  readonly to: OrderStatus;
  readonly atMs: InstantMs;
};

/** The timetable of an order, in order of time. */
export type AutopilotPlan = {
  readonly steps: readonly AutopilotStep[];
  /** Time of the last step: delivered or collected. */
  readonly expectedAtMs: InstantMs;
};

/** Durations in seconds: until a store confirms and starts, a courier takes the order, a shopper collects it, a door opens. */
const PACE = { confirm: 45, start: 60, pickUp: 90, fetch: 240, door: 45 } as const;

/** Real seconds before the store confirms, however fast the demo runs, so that a shopper can read the order and cancel it. */
const LEAST_CONFIRM_SECONDS = 20;

/**
 * A realistic timetable (pending → … → delivered). A scheduled order is confirmed at once and started just in time to
 * arrive as scheduled, or as soon as possible if that is later.
 */
export function autopilotPlan(question: AutopilotQuestion): AutopilotPlan {
  const { orderType, preparationMinutes, routeSeconds, placedAtMs, scheduledForMs } = question;
  const carried = orderType !== 'take_away';
  const lastLeg = carried ? PACE.pickUp + routeSeconds + PACE.door : PACE.fetch;
  const fromStart = preparationMinutes * 60 + lastLeg;
  const speed = Math.max(question.speed ?? 1, 0.001);
  const confirm = Math.max(PACE.confirm, LEAST_CONFIRM_SECONDS * speed);
  const soonest = confirm + PACE.start;
  const wished =
    scheduledForMs === undefined ? 0 : ((scheduledForMs - placedAtMs) / 1000) * speed - fromStart;
  const start = Math.max(soonest, wished);
  const handOver = start + preparationMinutes * 60;
  const done = start + fromStart;
  const seconds: [OrderEvent, number][] = [
    ['confirm', confirm],
    ['start', start],
    ['hand_over', handOver],
  ];
  if (carried) seconds.push(['pick_up', handOver + PACE.pickUp]);
  seconds.push(['deliver', done]);
  const atMs = (second: number) => placedAtMs + Math.round((second / speed) * 1000);
  return {
    steps: stepsOf(
      orderType,
      seconds.map(([event, second]) => [event, atMs(second)]),
    ),
    expectedAtMs: atMs(done),
  };
}

/** Adds the status of each event, by the transition table. */
function stepsOf(
  orderType: OrderType,
  events: readonly (readonly [OrderEvent, InstantMs])[],
): AutopilotStep[] {
  let status: OrderStatus = 'pending';
  const steps: AutopilotStep[] = [];
  for (const [event, atMs] of events) {
    const decision = decideTransition({ status, orderType }, event, 'system');
    if (!decision.ok) throw new Error(`The timetable leaves the table: ${event} from ${status}`);
    status = decision.to;
    steps.push({ event, to: status, atMs });
  }
  return steps;
}

/** The due steps that the order has not taken yet, in order; none once it has left the planned course. */
export function dueSteps(plan: AutopilotPlan, status: OrderStatus, nowMs: InstantMs): AutopilotStep[] {
  const reached = plan.steps.findIndex((step) => step.to === status);
  if (reached < 0 && status !== 'pending') return [];
  return plan.steps.slice(reached + 1).filter((step) => step.atMs <= nowMs);
}

/**
 * The courier's progress from the store to the delivery address, 0 (pickup) to 1 (delivery).
 * @returns undefined before the pickup, and for orders that no courier carries
 */
export function courierFractionAt(plan: AutopilotPlan, instantMs: InstantMs): number | undefined {
  const pickedUp = plan.steps.find((step) => step.event === 'pick_up');
  if (!pickedUp || instantMs < pickedUp.atMs) return undefined;
  const whole = plan.expectedAtMs - pickedUp.atMs;
  return whole <= 0 ? 1 : Math.min(1, (instantMs - pickedUp.atMs) / whole);
}
