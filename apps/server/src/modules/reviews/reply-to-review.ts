import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findReview, updateReply } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';
import { viewReview } from './reviews.view.ts';

/** PUT /ops/reviews/:id/reply: what the store says to a review; nothing takes it back. */
export async function replyToReview(
  ctx: Ctx,
  { id, reply }: { readonly id: string; readonly reply: string },
): Promise<Reply<'ops.replyToReview'>> {
  const db = over<ReviewTables>(ctx);
  const said = reply === '' ? undefined : reply;
  await updateReply(db, id, {
    reply: said ?? null,
    replied_at: said === undefined ? null : new Date(ctx.clock.now()),
  });
  const row = (await findReview(db, id)) ?? refuse('review_not_found');
  return { message: noticeOf('reply_kept', ctx.language), review: await viewReview(ctx, row) };
}
