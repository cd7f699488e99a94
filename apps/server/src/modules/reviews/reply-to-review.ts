import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isOfStore } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { keptReply } from './kept-reply.ts';
import { findReview, updateReply } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';
import { viewReview } from './reviews.view.ts';

/**
 * PUT /ops/reviews/:id/reply: the store's reply to a review, by its staff or an operator; an empty one takes it back. A
 * review of another store is not found.
 */
export async function replyToReview(
  ctx: Ctx,
  { id, reply }: { readonly id: string; readonly reply: string },
): Promise<Reply<'ops.replyToReview'>> {
  const db = over<ReviewTables>(ctx);
  const review = await findReview(db, id);
  if (!review || !isOfStore(ctx, review.store_id)) return refuse('review_not_found');
  const said = keptReply(ctx, reply);
  await updateReply(db, id, said);
  const answered = await viewReview(ctx, { ...review, ...said });
  return { message: noticeOf('reply_kept', ctx.language), review: answered };
}
