import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import { takesReviews } from '../catalog/index.ts';
import { findLastDelivered } from '../orders/index.ts';
import { listReviewedLines } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';

/** GET /customer/review-reminder: what the last delivered order brought and nobody has reviewed yet. */
export async function listPendingReviews(ctx: Ctx): Promise<Reply<'reviews.pending'>> {
  const last = await findLastDelivered(ctx);
  if (!last) return [];
  const { order, lines, deliveredAt } = last;
  const { store, store_id: storeId } = order;
  if (!store || storeId === null || !(await takesReviews(ctx, storeId))) return [];
  const reviewed = await listReviewedLines(
    over<ReviewTables>(ctx),
    lines.map(({ id }) => id),
  );
  return lines
    .filter(({ id }) => !reviewed.has(id))
    .map((line) => ({
      order_id: order.id,
      order_number: String(order.number),
      line_id: line.id,
      item_id: line.item_id,
      item_name: line.name[ctx.language],
      image: line.image,
      image_full_url: mediaUrl(ctx, line.image),
      store_name: store.name,
      delivered_at: deliveredAt.toISOString(),
    }));
}
