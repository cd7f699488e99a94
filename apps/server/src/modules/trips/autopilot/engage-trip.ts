import { tripStepsAfter } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { handlerOf, jobKind } from '../../../platform/jobs/job-kind.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { timetableOf } from '../after/driver.ts';
import { holdTrip, stepTrip } from '../moves/step-trip.ts';
import type { TripRow } from '../trips.tables.ts';

// The kind of this room's job.
const tripJob = jobKind<{ readonly trip_id: string }>('trips.step');

/** Schedules the trip's next step, in the transaction of the previous one; does nothing if people move trips. */
export async function engageTripAutopilot(ctx: Ctx, trip: TripRow): Promise<void> {
  if (trip.autopilot_speed === null || trip.payment_due_at !== null) return;
  const [next] = tripStepsAfter(timetableOf(trip), trip.status);
  if (next) await schedule(ctx, tripJob, { trip_id: trip.id }, next.atMs);
}

/**
 * Takes all steps of a trip that are due (after a restart there may be several) and schedules the next one. For a trip
 * that was cancelled, or changed so that nothing is due, only the next step is scheduled.
 */
async function stepAlong(ctx: Ctx, { trip_id: tripId }: { readonly trip_id: string }): Promise<void> {
  const held = await holdTrip(ctx, tripId);
  if (!held || held.payment_due_at !== null) return;
  let trip = held;
  for (const { event, atMs } of tripStepsAfter(timetableOf(trip), trip.status)) {
    if (atMs > ctx.clock.now()) break;
    const moved = await stepTrip(ctx, trip, { event, actor: 'system' });
    if (!moved.ok) return;
    trip = moved.trip;
  }
  await engageTripAutopilot(ctx, trip);
}

/** Work of trips that falls due later. */
export const tripJobs = handlerOf(tripJob, stepAlong);
