import type { InstantMs } from '../hours/index.ts';
import { moveTrip } from './transitions.ts';
import type { TripEvent, TripStatus } from './states.ts';

/** Input for the timetable of a demo trip. */
export type TripTimetableQuestion = {
  readonly bookedAtMs: InstantMs;
  readonly startsAtMs: InstantMs;
  readonly endsAtMs: InstantMs;
  /** Distance by road from the provider to the pickup point. */
  readonly routeSeconds: number;
  /** Speed of the driver as a factor; default 1. */
  readonly speed?: number;
};

/** A step: an event, its time, and the resulting status. */
export type TripStep = { readonly event: TripEvent; readonly to: TripStatus; readonly atMs: InstantMs };

/** The timetable of a demo trip. */
export type TripTimetable = {
  readonly steps: readonly TripStep[];
  /** When a driver brings the vehicles to the pickup point. */
  readonly departsAtMs: InstantMs;
  readonly arrivesAtMs: InstantMs;
};

/** Seconds until the provider confirms a trip. */
const CONFIRM_SECONDS = 45;
/** Real seconds before the provider confirms, however fast the demo runs, so that a shopper can read the trip and cancel it. */
const LEAST_CONFIRM_SECONDS = 20;
/** Minimum duration of a trip whose vehicle arrives late. */
const LEAST_TRIP_MS = 60_000;

/**
 * The timetable of a trip: confirmed soon, delivered to the pickup point for its start (later if the route is longer),
 * completed at its end. The speed factor applies only to the driver: a trip takes the hours it was booked for.
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

/** Adds the status of each event, by the transition table. */
function stepsOf(times: readonly (readonly [TripEvent, InstantMs])[]): TripStep[] {
  let status: TripStatus = 'pending';
  return times.map(([event, atMs]) => {
    const decision = moveTrip({ status }, event, 'system');
    if (!decision.ok) throw new Error(`The timetable leaves the table: ${event} from ${status}`);
    status = decision.to;
    return { event, to: status, atMs };
  });
}

/** The remaining steps of a trip in this status, in order; none once it has left the planned course. */
export function tripStepsAfter({ steps }: TripTimetable, status: TripStatus): readonly TripStep[] {
  if (status === 'pending') return steps;
  const reached = steps.findIndex(({ to }) => to === status);
  return reached < 0 ? [] : steps.slice(reached + 1);
}

/** The driver's progress from the provider to the pickup point: 0 before the ride, 1 after arrival. */
export function driverFractionAt({ departsAtMs, arrivesAtMs }: TripTimetable, atMs: InstantMs): number {
  const whole = arrivesAtMs - departsAtMs;
  if (atMs >= arrivesAtMs) return 1;
  return whole <= 0 ? 0 : Math.max(0, (atMs - departsAtMs) / whole);
}
