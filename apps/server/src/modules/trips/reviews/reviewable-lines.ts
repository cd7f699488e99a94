import { type Ctx, over } from '../../../platform/context.ts';
import type { TripLineRow, TripRow } from '../trips.tables.ts';
import { listReviewedLineIds, type TripReviewTables } from './trip-reviews.repo.ts';

/** Lines that the customer who is asking may review now. */
export async function listReviewableLines(
  ctx: Ctx,
  trip: TripRow,
  lines: readonly TripLineRow[],
): Promise<string[]> {
  const isOwn = ctx.actor.kind === 'customer' && ctx.actor.shopperId === trip.shopper_id;
  if (!isOwn || trip.status !== 'completed') return [];
  const ids = lines.map(({ id }) => id);
  const reviewed = await listReviewedLineIds(over<TripReviewTables>(ctx), ids);
  return ids.filter((id) => !reviewed.has(id));
}
