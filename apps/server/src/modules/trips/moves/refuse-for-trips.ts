import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { listTripsOf } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';

/** Refuses, naming the trips that stand in the way. */
export async function refuseForTrips(
  ctx: Ctx,
  code: 'vehicle_promised' | 'vehicle_not_back' | 'unit_not_back',
  tripIds: readonly string[],
): Promise<never> {
  const trips = (await listTripsOf(over<TripTables>(ctx), tripIds)).map(
    ({ number, starts_at: startsAt }) => ({
      trip_number: String(number),
      starts_at: startsAt.toISOString(),
    }),
  );
  return refuse(code, { trips: trips.map(({ trip_number: number }) => number).join(', ') }, { trips });
}
