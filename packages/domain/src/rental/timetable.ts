import type { InstantMs } from '../hours/index.ts';
import { moveTrip } from './transitions.ts';
import type { TripEvent, TripStatus } from './states.ts';

/** What a trip's timetable is made from. */
export type TripTimetableQuestion = {
  readonly bookedAtMs: InstantMs;
  readonly startsAtMs: InstantMs;
  readonly endsAtMs: InstantMs;
  /** By road from the provider to the pickup point. */
  readonly routeSeconds: number;
  /** How many times faster than life a driver comes; 1 by default. */
  readonly speed?: number;
};

/** One thing that happens to a trip, when, and what it is then. */
export type TripStep = { readonly event: TripEvent; readonly to: TripStatus; readonly atMs: InstantMs };

/** How a demonstration's trip goes by itself. */
export type TripTimetable = {
  readonly steps: readonly TripStep[];
  /** From when to when a driver brings the vehicles to the pickup point. */
  readonly departsAtMs: InstantMs;
  readonly arrivesAtMs: InstantMs;
};

/** Seconds until a provider has looked at a trip. */
const CONFIRM_SECONDS = 45;
/** However fast the demo runs, a shopper has so many real seconds to read the trip, and to cancel it. */
const LEAST_CONFIRM_SECONDS = 20;
/** A vehicle that comes late is had for so long at least. */
const LEAST_TRIP_MS = 60_000;

/**
 * Confirmed soon, brought to the pickup point for the trip's start (later where the way is longer), over at its end.
 * Only the ride is faster than life: a trip's hours are those it was booked for.
 */
export function tripTimetable(question: TripTimetableQuestion): TripTimetable {
  const { bookedAtMs, startsAtMs, endsAtMs, routeSeconds } = question;
  const speed = Math.max(question.speed ?? 1, 0.001);
  const confirmAtMs =
    bookedAtMs + Math.round(Math.max(CONFIRM_SECONDS / speed, LEAST_CONFIRM_SECONDS) * 1000);
  const rideMs = Math.round((routeSeconds / speed) * 1000);
  const arrivesAtMs = Math.max(startsAtMs, confirmAtMs + rideMs);
  const times: readonly (readonly [TripEvent, InstantMs])[] = [
    ['confirm', confirmAtMs],
    ['start', arrivesAtMs],
    ['complete', Math.max(endsAtMs, arrivesAtMs + LEAST_TRIP_MS)],
  ];
  return { steps: stepsOf(times), departsAtMs: arrivesAtMs - rideMs, arrivesAtMs };
}

/** Each event leads where the table says. */
function stepsOf(times: readonly (readonly [TripEvent, InstantMs])[]): TripStep[] {
  let status: TripStatus = 'pending';
  return times.map(([event, atMs]) => {
    const decision = moveTrip({ status }, event, 'system');
    if (!decision.ok) throw new Error(`The timetable leaves the table: ${event} from ${status}`);
    status = decision.to;
    return { event, to: status, atMs };
  });
}

/** The next steps of a trip in this state, in order; none once it left the planned way. */
export function tripStepsAfter({ steps }: TripTimetable, status: TripStatus): readonly TripStep[] {
  if (status === 'pending') return steps;
  const reached = steps.findIndex(({ to }) => to === status);
  return reached < 0 ? [] : steps.slice(reached + 1);
}

/** How far along the way from provider to pickup point the driver is: 0 before the ride, 1 from the arrival on. */
export function driverFractionAt({ departsAtMs, arrivesAtMs }: TripTimetable, atMs: InstantMs): number {
  const whole = arrivesAtMs - departsAtMs;
  if (atMs >= arrivesAtMs) return 1;
  return whole <= 0 ? 0 : Math.max(0, (atMs - departsAtMs) / whole);
}
