import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decideHandover, decideOdometer } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPrivatePicture } from '../../../platform/files/private-files.ts';
import { getRemade } from '../../../platform/files/sent-pictures.ts';
import { holdOwnTrip } from '../after/cancel-trip.ts';
import { listTripUnits } from '../after/trip-units.repo.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { updateTrip } from '../trips.repo.ts';
import type { HandoverRow, TripRow, TripTables } from '../trips.tables.ts';
import { insertHandover, listHandovers, updateHandoverPictures } from './handovers.repo.ts';
import { viewHandover } from './handovers.view.ts';

type HandoverInput = z.output<Calls['trips.handOver']['body']>;
type Seen = Pick<HandoverInput, 'unit_id' | 'moment' | 'odometer_km' | 'fuel_percent' | 'note'>;

async function checkOdometer(ctx: Ctx, tripId: string, seen: Seen): Promise<void> {
  const seenBefore = await listHandovers(over<TripTables>(ctx), [tripId]);
  const pickups = seenBefore.filter((one) => one.unit_id === seen.unit_id && one.moment === 'pickup');
  const decision = decideOdometer(
    seen.odometer_km,
    pickups.map((one) => one.odometer_km),
  );
  if (!decision.ok) refuse(decision.refusal.code, { kilometres: decision.refusal.leastKm });
}

/** Writes down what one side saw of a unit of a held trip, once. */
export async function keepHandover(
  ctx: Ctx,
  trip: TripRow,
  seen: Seen,
  writtenBy: HandoverRow['written_by'],
): Promise<HandoverRow> {
  const db = over<TripTables>(ctx);
  const units = await listTripUnits(db, trip.id);
  if (!units.some(({ unit_id }) => unit_id === seen.unit_id)) refuse('trip_unit_not_found');
  const decision = decideHandover(trip.status, seen.moment);
  if (!decision.ok) return refuse(decision.refusal.code, {}, { trip_status: trip.status });
  if (seen.moment === 'return') await checkOdometer(ctx, trip.id, seen);
  const { unit_id, moment, odometer_km, fuel_percent, note } = seen;
  const row: HandoverRow = {
    id: ctx.ids.next(),
    trip_id: trip.id,
    ...{ unit_id, moment, odometer_km, fuel_percent, note },
    written_by: writtenBy,
    pictures: [],
    at: new Date(ctx.clock.now()),
  };
  if (!(await insertHandover(db, row))) refuse('handover_written');
  await updateTrip(db, trip.id, {}, row.at);
  publishAfterCommit(ctx, tripTopic(trip.id));
  return row;
}

/**
 * POST /rental/user/trip/hand-over: what the customer saw, with pictures. Files are written last, when only the commit
 * is left that could fail.
 */
export async function handOver(ctx: Ctx, input: HandoverInput): Promise<Reply<'trips.handOver'>> {
  const trip = await holdOwnTrip(ctx, input.trip_id);
  const row = await keepHandover(ctx, trip, input, 'customer');
  const remade = (input.pictures ?? []).map((picture) => getRemade(picture));
  const pictures: string[] = [];
  for (const picture of remade) pictures.push(await keepPrivatePicture(ctx, picture));
  if (pictures.length > 0) await updateHandoverPictures(over<TripTables>(ctx), row.id, pictures);
  const handover = await viewHandover(ctx, { ...row, pictures });
  return { handover, message: noticeOf('handover_kept', ctx.language) };
}
