import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { getOwnLines } from '../orders/index.ts';
import { listReviewedLines } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';

/** GET /customer/order/reviewed-lines: lines of the customer's own order that have their review. */
export async function listReviewedOf(
  ctx: Ctx,
  query: { order_id: string },
): Promise<Reply<'reviews.ofOrder'>> {
  const { lines } = await getOwnLines(ctx, query.order_id);
  const ids = lines.map(({ id }) => id);
  return { line_ids: [...(await listReviewedLines(over<ReviewTables>(ctx), ids))] };
}
