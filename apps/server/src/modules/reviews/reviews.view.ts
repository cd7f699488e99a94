import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import { namesOfItems, textIn } from '../catalog/index.ts';
import type { SignedReviewRow } from './reviews.tables.ts';

/** A review as everyone reads it. */
export type ReviewView = Reply<'reviews.submit'>['review'];

/** Rows → reviews, with what their items are called. */
export async function viewReviews(ctx: Ctx, rows: readonly SignedReviewRow[]): Promise<ReviewView[]> {
  const names = await namesOfItems(ctx, [...new Set(rows.map((row) => row.item_id))]);
  return rows.map((row) => {
    const item = names.get(row.item_id);
    return {
      id: row.id,
      rating: row.rating,
      comment: row.sample ? textIn(row.sample, ctx.language) : row.comment,
      pictures: row.pictures.map(({ name, width, height }) => ({
        full_url: mediaUrl(ctx, name),
        width,
        height,
      })),
      customer_name: row.first_name,
      created_at: row.created_at.toISOString(),
      reply: row.reply,
      replied_at: row.replied_at?.toISOString() ?? null,
      item_id: row.item_id,
      item_slug: item?.slug ?? '',
      item_name: textIn(item?.name ?? {}, ctx.language),
    };
  });
}

/** Row → review. */
export async function viewReview(ctx: Ctx, row: SignedReviewRow): Promise<ReviewView> {
  return (await viewReviews(ctx, [row]))[0] as ReviewView;
}
