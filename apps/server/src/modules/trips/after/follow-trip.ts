import type { Reply } from '@promenade/contract/calls';
import { isTripRunning } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { watchTopic } from '../../../platform/watch-topic.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { findTrip, listTripEvents } from '../trips.repo.ts';
import type { TripEventRow, TripRow, TripTables } from '../trips.tables.ts';
import { viewTripEvent } from '../trips.view.ts';
import { getReadableTrip, type TripQuery } from './get-trip.ts';

/** How often the driver's place is told while on the way. */
const positionEveryMs = 2000;

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
  const watch = watchTopic(ctx, tripTopic(id));
  try {
    let state = await readState(ctx, id);
    while (state && !ctx.signal?.aborted) {
      yield viewTripEvent(ctx, state);
      if (!isTripRunning(state.trip.status)) return;
      const isBrought = state.trip.status === 'confirmed' && state.trip.autopilot_speed !== null;
      const changed = await watch.next(isBrought ? positionEveryMs : undefined);
      if (changed) state = await readState(ctx, id);
    }
  } finally {
    watch.stop();
  }
}
