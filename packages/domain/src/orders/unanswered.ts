import type { InstantMs } from '../hours/index.ts';
import type { OrderStatus } from './states.ts';

/** An order that waits for its store's yes or no. */
export type WaitingOrder = {
  readonly status: OrderStatus;
  /** Since when the store can see it: placed, or paid where it had to be paid first. */
  readonly placedAtMs: InstantMs;
  readonly scheduledForMs?: InstantMs | undefined;
  readonly preparationMinutes: number;
  /** Whether the operator was told already. */
  readonly warned: boolean;
};

/** How long a store may be silent. */
export type Patience = { readonly warnMinutes: number; readonly cancelMinutes: number };

/** What is due with an order that nobody answers, and when to look again. */
export type UnansweredStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'wait'; readonly untilMs: InstantMs }
  | { readonly kind: 'warn'; readonly untilMs: InstantMs }
  | { readonly kind: 'cancel' };

const MINUTE_MS = 60_000;
/** Minutes before a store has to start on a scheduled order: nobody is asked to answer at night for noon. */
const LOOK_AHEAD_MINUTES = 60;

/** Since when an answer is owed: at once, or for a scheduled order an hour before the store has to start on it. */
export function answerOwedSince(order: Omit<WaitingOrder, 'status' | 'warned'>): InstantMs {
  const { placedAtMs, scheduledForMs, preparationMinutes } = order;
  if (scheduledForMs === undefined) return placedAtMs;
  return Math.max(placedAtMs, scheduledForMs - (preparationMinutes + LOOK_AHEAD_MINUTES) * MINUTE_MS);
}

/** What happens to an order whose store is silent: first the operator is told, then it is cancelled by rule. */
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
