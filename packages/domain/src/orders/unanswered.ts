import type { InstantMs } from '../hours/index.ts';
import type { OrderStatus } from './states.ts';

/** An order waiting for its store's answer. */
export type WaitingOrder = {
  readonly status: OrderStatus;
  /** When the store could first see it: when it was placed, or paid if it had to be paid first. */
  readonly placedAtMs: InstantMs;
  readonly scheduledForMs?: InstantMs | undefined;
  readonly preparationMinutes: number;
  /** Whether the operator has been told. */
  readonly warned: boolean;
};

/** How long a store may take to answer. */
export type Patience = { readonly warnMinutes: number; readonly cancelMinutes: number };

/** What to do about an unanswered order, and when to check again. */
export type UnansweredStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'wait'; readonly untilMs: InstantMs }
  | { readonly kind: 'warn'; readonly untilMs: InstantMs }
  | { readonly kind: 'cancel' };

const MINUTE_MS = 60_000;
/** How long before its start a scheduled order has to be answered, in minutes, so that nobody has to answer at night for noon. */
const LOOK_AHEAD_MINUTES = 60;

/** From when an answer is due: at once, or for a scheduled order an hour before the store has to start on it. */
export function answerOwedSince(order: Omit<WaitingOrder, 'status' | 'warned'>): InstantMs {
  const { placedAtMs, scheduledForMs, preparationMinutes } = order;
  if (scheduledForMs === undefined) return placedAtMs;
  return Math.max(placedAtMs, scheduledForMs - (preparationMinutes + LOOK_AHEAD_MINUTES) * MINUTE_MS);
}

/** Decides what happens to an unanswered order: first the operator is told, then it is cancelled. */
export function decideUnanswered(order: WaitingOrder, patience: Patience, nowMs: InstantMs): UnansweredStep {
  if (order.status !== 'pending') return { kind: 'none' };
  const since = answerOwedSince(order);
  const cancelAtMs = since + patience.cancelMinutes * MINUTE_MS;
  if (nowMs >= cancelAtMs) return { kind: 'cancel' };
  const warnAtMs = since + patience.warnMinutes * MINUTE_MS;
  if (order.warned) return { kind: 'wait', untilMs: cancelAtMs };
  return nowMs >= warnAtMs
    ? { kind: 'warn', untilMs: cancelAtMs }
    : { kind: 'wait', untilMs: Math.min(warnAtMs, cancelAtMs) };
}
