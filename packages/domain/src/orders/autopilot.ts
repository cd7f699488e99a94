import type { InstantMs } from '../hours/index.ts';
import type { OrderEvent, OrderStatus, OrderType } from './states.ts';
import { decideTransition } from './transitions.ts';

/** What a timetable is made from. */
export type AutopilotQuestion = {
  readonly placedAtMs: InstantMs;
  readonly orderType: OrderType;
  readonly preparationMinutes: number;
  /** By road from store to door, ignored for take-away. */
  readonly routeSeconds: number;
  /** When the shopper asked for it to be there; undefined is as soon as possible. */
  readonly scheduledForMs?: InstantMs | undefined;
  /** How many times faster than life; 1 by default. */
  readonly speed?: number;
};

/** One thing that happens, when, and what the order is then. */
export type AutopilotStep = {
  readonly event: OrderEvent;
  readonly to: OrderStatus;
  readonly atMs: InstantMs;
};

/** The timetable of one order, in order of time. */
export type AutopilotPlan = {
  readonly steps: readonly AutopilotStep[];
  /** The last step: at the door, or fetched. */
  readonly expectedAtMs: InstantMs;
};

/** Seconds: a store looks at an order, starts on it; a courier takes it; a shopper comes for it; a door opens. */
const PACE = { confirm: 45, start: 60, pickUp: 90, fetch: 240, door: 45 } as const;

/** However fast the demo runs, a shopper has so many real seconds to read the order, and to cancel it, before the store confirms. */
const LEAST_CONFIRM_SECONDS = 20;

/**
 * A believable timetable (pending → … → delivered). A scheduled order is confirmed at once and started so late that it
 * arrives at its time, never sooner than it could.
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

/** Each event leads where the table says. */
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

/** The steps that are due and still ahead of the order's status, in order; none once it left the planned way. */
export function dueSteps(plan: AutopilotPlan, status: OrderStatus, nowMs: InstantMs): AutopilotStep[] {
  const reached = plan.steps.findIndex((step) => step.to === status);
  if (reached < 0 && status !== 'pending') return [];
  return plan.steps.slice(reached + 1).filter((step) => step.atMs <= nowMs);
}

/**
 * How far along the way from store to door the courier is: 0 from the pick-up, 1 at the delivery.
 * @returns undefined before the pick-up, and where nobody carries the order
 */
export function courierFractionAt(plan: AutopilotPlan, instantMs: InstantMs): number | undefined {
  const pickedUp = plan.steps.find((step) => step.event === 'pick_up');
  if (!pickedUp || instantMs < pickedUp.atMs) return undefined;
  const whole = plan.expectedAtMs - pickedUp.atMs;
  return whole <= 0 ? 1 : Math.min(1, (instantMs - pickedUp.atMs) / whole);
}
