import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { holdTrip, stepTrip } from '../moves/step-trip.ts';
import type { TripRow } from '../trips.tables.ts';
import { getOwnTrip } from './get-trip.ts';
import { tellTrip } from './tell-trip.ts';

/** The caller's own trip, held until the transaction ends. */
export async function holdOwnTrip(ctx: Ctx, key: string): Promise<TripRow> {
  const { id } = await getOwnTrip(ctx, key);
  return (await holdTrip(ctx, id)) ?? refuse('trip_not_found');
}

/** PUT /rental/user/trip/cancel-trip: while the provider has not taken it on; vehicles, coupon and money return. */
export async function cancelTrip(
  ctx: Ctx,
  input: { trip_id: string; reason: string },
): Promise<Reply<'trips.cancel'>> {
  const trip = await holdOwnTrip(ctx, input.trip_id);
  const moved = await stepTrip(ctx, trip, { event: 'cancel', actor: 'shopper', detail: input.reason });
  if (!moved.ok) return refuse('trip_not_cancelable', {}, { trip_status: trip.status });
  return { trip: await tellTrip(ctx, moved.trip), message: noticeOf('trip_canceled', ctx.language) };
}
