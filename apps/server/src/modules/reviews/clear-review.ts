import { type Ctx, over } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { dropPicture } from '../../platform/files/sent-pictures.ts';
import { clearWords, listWrittenReviews, type WrittenReview } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';

/** The newest reviews of goods that have something to read or look at. */
export const latestReviews = (ctx: Ctx, limit: number): Promise<WrittenReview[]> =>
  listWrittenReviews(over<ReviewTables>(ctx), limit);

/**
 * Takes the words and pictures out of a review, for good; its stars stay and count. False for one that nobody knows, and
 * for a sample of a demonstration.
 */
export function clearReview(ctx: Ctx, id: string): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const pictures = await clearWords(over<ReviewTables>(inner), id);
    for (const { name } of pictures ?? []) await dropPicture(inner, name);
    return pictures !== undefined;
  });
}
