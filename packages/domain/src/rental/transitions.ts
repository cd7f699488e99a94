import { type Decision, refused } from '../decision/index.ts';
import type { TripActor, TripEvent, TripStatus } from './states.ts';

/** A row of the transition table: from, event, to, and which actors. */
export type TripTransition = {
  readonly from: TripStatus;
  readonly event: TripEvent;
  readonly to: TripStatus;
  readonly actors: readonly TripActor[];
};

const COUNTER: readonly TripActor[] = ['provider', 'operator', 'system'];

/** The transition table of trips, and the only one (api.md, Names of states, rule 9). */
export const TRIP_TRANSITIONS: readonly TripTransition[] = [
  row('pending', 'confirm', 'confirmed', COUNTER),
  row('confirmed', 'start', 'ongoing', COUNTER),
  row('ongoing', 'complete', 'completed', COUNTER),
  row('pending', 'cancel', 'canceled', ['shopper', 'provider', 'operator', 'system']),
  row('payment_failed', 'cancel', 'canceled', ['shopper', 'operator', 'system']),
  row('confirmed', 'cancel', 'canceled', ['provider', 'operator']),
  // The shopper has the vehicles: only an operator can cancel now.
  row('ongoing', 'cancel', 'canceled', ['operator']),
  row('pending', 'fail_payment', 'payment_failed', ['operator', 'system']),
];

function row(
  from: TripStatus,
  event: TripEvent,
  to: TripStatus,
  actors: readonly TripActor[],
): TripTransition {
  return { from, event, to, actors };
}

/** Why a trip does not move. */
export type TripMoveRefusal =
  /** The trip is in a state from which the event does not lead on. */
  | { readonly code: 'status_conflict'; readonly status: TripStatus; readonly event: TripEvent }
  /** The event is possible, but not for this actor. */
  | { readonly code: 'forbidden'; readonly status: TripStatus; readonly event: TripEvent };

/** Whether the event may happen now, and where it leads. */
export function moveTrip(
  { status }: { readonly status: TripStatus },
  event: TripEvent,
  actor: TripActor,
): Decision<{ to: TripStatus }, TripMoveRefusal> {
  const found = TRIP_TRANSITIONS.find((one) => one.from === status && one.event === event);
  if (!found) return refused({ code: 'status_conflict', status, event });
  return found.actors.includes(actor)
    ? { ok: true, to: found.to }
    : refused({ code: 'forbidden', status, event });
}

/** The statuses of a trip that goes to plan, in order, for showing progress. */
export const TRIP_STEPS: readonly TripStatus[] = ['pending', 'confirmed', 'ongoing', 'completed'];

/** Whether the trip is upcoming or in progress: 'running' in My Trips. */
export function isTripRunning(status: TripStatus): boolean {
  return TRIP_STEPS.includes(status) && status !== 'completed';
}

/** Whether the trip came to nothing: it was cancelled, or its payment failed. */
export function isTripOff(status: TripStatus): boolean {
  return status === 'canceled' || status === 'payment_failed';
}

/** Whether a trip in this status reserves its vehicles. */
export function holdsUnits(status: TripStatus): boolean {
  return isTripRunning(status);
}

/** Whether the trip can be canceled now (api.md, rule 9): by its shopper while pending, or after its payment failed. */
export function canCancelTrip(status: TripStatus, actor: TripActor = 'shopper'): boolean {
  return moveTrip({ status }, 'cancel', actor).ok;
}
