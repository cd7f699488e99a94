import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findReview, updateReply } from './reviews.repo.ts';
import type { ReviewRow, ReviewTables, SignedReviewRow } from './reviews.tables.ts';
import { viewReview } from './reviews.view.ts';

const isTheirs = ({ actor }: Ctx, { store_id: storeId }: ReviewRow): boolean =>
  actor.kind === 'operator' || (actor.kind === 'store' && actor.storeId === storeId);

/**
 * PUT /ops/reviews/:id/reply: what the store says to a review, by its staff or an operator; nothing takes it back.
 * Another's review is not there at all.
 */
export async function replyToReview(
  ctx: Ctx,
  { id, reply }: { readonly id: string; readonly reply: string },
): Promise<Reply<'ops.replyToReview'>> {
  const db = over<ReviewTables>(ctx);
  const review = await findReview(db, id);
  if (!review || !isTheirs(ctx, review)) return refuse('review_not_found');
  const said = reply === '' ? undefined : reply;
  await updateReply(db, id, {
    reply: said ?? null,
    replied_at: said === undefined ? null : new Date(ctx.clock.now()),
  });
  const answered = (await findReview(db, id)) as SignedReviewRow;
  return { message: noticeOf('reply_kept', ctx.language), review: await viewReview(ctx, answered) };
}
