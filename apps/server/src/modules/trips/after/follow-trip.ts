import type { Reply } from '@promenade/contract/calls';
import { isTripRunning } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { openStreams } from '../../../platform/http/open-streams.ts';
import { eachNotification } from '../../../platform/events/watch-topic.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { findTrip, listTripEvents } from '../trips.repo.ts';
import type { TripEventRow, TripRow, TripTables } from '../trips.tables.ts';
import { viewTripEvent } from '../trips.view.ts';
import { getReadableTrip, type TripQuery } from './get-trip.ts';

/** How often the driver's place is told while on the way. */
const positionEveryMs = 2000;
// Tabs and devices of all who may follow one trip; more is a fault or a flood.
const streams = openStreams(24);

interface Followed {
  readonly trip: TripRow;
  readonly events: readonly TripEventRow[];
}

async function readState(ctx: Ctx, tripId: string): Promise<Followed | undefined> {
  const db = over<TripTables>(ctx);
  const trip = await findTrip(db, tripId);
  return trip && { trip, events: await listTripEvents(db, tripId) };
}

/** GET /rental/user/trip/events: the state at once, then each change, and the driver's way; ends with the trip. */
export async function* followTrip(ctx: Ctx, query: TripQuery): AsyncGenerator<Reply<'trips.events'>> {
  const { id } = await getReadableTrip(ctx, query);
  let state: Followed | undefined;
  const isBrought = () => state?.trip.status === 'confirmed' && state.trip.autopilot_speed !== null;
  const longestMs = () => (isBrought() ? positionEveryMs : undefined);
  for await (const changed of eachNotification(ctx, {
    streams,
    caller: id,
    topic: tripTopic(id),
    longestMs,
  })) {
    if (changed) state = await readState(ctx, id);
    if (!state) return;
    yield viewTripEvent(ctx, state);
    if (!isTripRunning(state.trip.status)) return;
  }
}
