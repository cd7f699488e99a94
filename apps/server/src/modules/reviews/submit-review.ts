import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decideReview } from '@promenade/domain/reviews';
import type { z } from 'zod';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getRemade, keepPicture, type RemadePicture } from '../../platform/files/sent-pictures.ts';
import { countStars, takesReviews } from '../catalog/index.ts';
import { getOwnLines } from '../orders/index.ts';
import { getReviewRow, insertReview, listReviewedLines, updatePictures } from './reviews.repo.ts';
import type { PictureColumn, ReviewTables } from './reviews.tables.ts';
import { viewReview } from './reviews.view.ts';

/** A parsed review. */
export type ReviewInput = z.output<Calls['reviews.submit']['body']>;

interface Bought {
  readonly lineId: string;
  readonly itemId: string;
  readonly storeId: string;
}

async function getReviewable(ctx: Ctx, input: ReviewInput): Promise<Bought> {
  const { order, lines } = await getOwnLines(ctx, input.order_id);
  const line = lines.find(({ id }) => id === input.line_id) ?? refuse('order_line_not_found');
  // A line is of a store: what has no store has no lines.
  const storeId = order.store_id ?? refuse('order_line_not_found');
  const decision = decideReview({
    orderStatus: order.status,
    storeTakesReviews: await takesReviews(ctx, storeId),
    isReviewed: (await listReviewedLines(over<ReviewTables>(ctx), [line.id])).has(line.id),
  });
  if (!decision.ok) return refuse(decision.refusal.code);
  return { lineId: line.id, itemId: line.item_id, storeId };
}

async function keepPictures(ctx: Ctx, reviewId: string, remade: readonly RemadePicture[]): Promise<void> {
  if (remade.length === 0) return;
  const kept: PictureColumn[] = [];
  for (const picture of remade) {
    const { width, height } = picture;
    kept.push({ name: await keepPicture(ctx, 'reviews', picture), width, height });
  }
  await updatePictures(over<ReviewTables>(ctx), reviewId, kept);
}

async function keepReview(ctx: Ctx, bought: Bought, { rating, comment }: ReviewInput): Promise<string> {
  const id = ctx.ids.next();
  const isFirst = await insertReview(over<ReviewTables>(ctx), {
    id,
    item_id: bought.itemId,
    store_id: bought.storeId,
    customer_id: getCustomer(ctx).customerId,
    order_line_id: bought.lineId,
    rating,
    comment,
    created_at: new Date(ctx.clock.now()),
  });
  return isFirst ? id : refuse('already_reviewed');
}

/**
 * POST /items/reviews/submit: a delivered line, once. The stars of item and store are counted in the same
 * transaction; files are written last, when only the commit is left that could fail.
 */
export async function submitReview(ctx: Ctx, input: ReviewInput): Promise<Reply<'reviews.submit'>> {
  const bought = await getReviewable(ctx, input);
  const id = await keepReview(ctx, bought, input);
  const pictures = (input.pictures ?? []).map((picture) => getRemade(picture));
  await countStars(ctx, { ...bought, stars: input.rating });
  await keepPictures(ctx, id, pictures);
  const row = await getReviewRow(over<ReviewTables>(ctx), id);
  return { message: noticeOf('review_kept', ctx.language), review: await viewReview(ctx, row) };
}
