import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { getCustomer, isOfStore } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keptReply } from '../../reviews/index.ts';
import { countVehicleStars } from '../../vehicles/index.ts';
import { getOwnTrip } from '../after/get-trip.ts';
import { listTripLines } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import {
  clearWords,
  findReviewedStore,
  insertVehicleReview,
  listWrittenReviews,
  type TripReviewTables,
  updateReply,
  type WrittenVehicleReview,
} from './trip-reviews.repo.ts';

type ReviewInput = z.output<Calls['trips.review']['body']>;

/** POST /rental/user/review/add: each vehicle of a completed trip once; its stars and its provider's count it. */
export async function reviewVehicle(ctx: Ctx, input: ReviewInput): Promise<Reply<'trips.review'>> {
  const { customerId } = getCustomer(ctx);
  const trip = await getOwnTrip(ctx, input.trip_id);
  const lines = await listTripLines(over<TripTables>(ctx), [trip.id]);
  const line = lines.find(({ id }) => id === input.line_id) ?? refuse('trip_line_not_found');
  if (trip.status !== 'completed') refuse('trip_not_completed', {}, { trip_status: trip.status });
  const isFirst = await insertVehicleReview(over<TripReviewTables>(ctx), {
    id: ctx.ids.next(),
    vehicle_id: line.vehicle_id,
    store_id: trip.store_id,
    customer_id: customerId,
    trip_line_id: line.id,
    rating: input.rating,
    comment: input.comment,
    sample: null,
    reply: null,
    replied_at: null,
    created_at: new Date(ctx.clock.now()),
  });
  if (!isFirst) refuse('already_reviewed');
  const { vehicle_id: vehicleId } = line;
  await countVehicleStars(ctx, { vehicleId, storeId: trip.store_id, stars: input.rating });
  return { message: noticeOf('review_kept', ctx.language) };
}

/**
 * PUT /ops/vehicle-reviews/:id/reply: the provider's reply to a review; an empty one takes it back. A review of another
 * provider is not found.
 */
export async function replyToVehicleReview(
  ctx: Ctx,
  { id, reply }: { id: string; reply: string },
): Promise<Reply<'ops.replyToVehicleReview'>> {
  const db = over<TripReviewTables>(ctx);
  const storeId = await findReviewedStore(db, id);
  if (storeId === undefined || !isOfStore(ctx, storeId)) refuse('review_not_found');
  await updateReply(db, id, keptReply(ctx, reply));
  return { message: noticeOf('reply_kept', ctx.language) };
}

/** The newest reviews of vehicles that have something to read. */
export const latestVehicleReviews = (ctx: Ctx, limit: number): Promise<WrittenVehicleReview[]> =>
  listWrittenReviews(over<TripReviewTables>(ctx), limit);

/** Takes the words out of a review, for good; its stars stay and count. False for one that nobody knows. */
export const clearVehicleReview = (ctx: Ctx, id: string): Promise<boolean> =>
  clearWords(over<TripReviewTables>(ctx), id);
