import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import type { Calls } from '@promenade/contract/calls';
import { callProblem } from '@promenade/domain/contact';
import { holdsUnits } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { swapUnit } from '../../vehicles/index.ts';
import { listTripUnits, updateDriver } from '../after/trip-units.repo.ts';
import { refuseForTrips } from '../moves/refuse-for-trips.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { updateTrip } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import { holdTheirs, type Moved, told } from './staff-trip.ts';

type Assigned = z.output<Calls['ops.assignTrip']['body']>['units'][number];

async function replaceUnit(ctx: Ctx, swap: Parameters<typeof swapUnit>[1]): Promise<void> {
  const lateTripId = await swapUnit(ctx, swap);
  if (lateTripId !== undefined) await refuseForTrips(ctx, 'unit_not_back', [lateTripId]);
}

async function assignUnit(ctx: Ctx, tripId: string, assigned: Assigned): Promise<void> {
  const { unit_id: unitId, other_unit_id: otherUnitId = unitId } = assigned;
  if (otherUnitId !== unitId) await replaceUnit(ctx, { tripId, unitId, otherUnitId });
  const db = over<TripTables>(ctx);
  const unit = (await listTripUnits(db, tripId)).find(({ unit_id }) => unit_id === otherUnitId);
  if (!unit) return refuse('trip_unit_not_found');
  const { driver_name, driver_phone } = assigned;
  if (driver_name === undefined && driver_phone === undefined) return undefined;
  // An empty one takes it away.
  if (driver_phone && callProblem(driver_phone)) refuse('phone_invalid');
  const { name = '', phone = '' } = unit.driver ?? {};
  return updateDriver(db, tripId, otherUnitId, { name: driver_name ?? name, phone: driver_phone ?? phone });
}

/** PUT /ops/trips/:id/assign: other units of the same vehicles, and who drives or brings them. */
export async function assignTrip(
  ctx: Ctx,
  { id, units }: { readonly id: string; readonly units: readonly Assigned[] },
): Promise<Moved> {
  const trip = await holdTheirs(ctx, id);
  const { status } = trip;
  if (!holdsUnits(status)) refuse('status_conflict', { status }, { trip_status: status });
  for (const unit of units) await assignUnit(ctx, trip.id, unit);
  const changed = await updateTrip(over<TripTables>(ctx), trip.id, {}, new Date(ctx.clock.now()));
  publishAfterCommit(ctx, tripTopic(trip.id));
  return told(ctx, changed, 'trip_changed');
}
