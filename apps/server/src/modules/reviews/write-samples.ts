import type { SampleReviewRow } from '@promenade/market/plan';
import { type Ctx, over } from '../../platform/context.ts';
import { upsertSamples } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';

const hourMs = 3_600_000;

/** Stores a demo's anonymous sample reviews. Their stars are already included in the demo's ratings. */
export async function writeSampleReviews(ctx: Ctx, rows: readonly SampleReviewRow[]): Promise<void> {
  const nowMs = ctx.clock.now();
  await upsertSamples(
    over<ReviewTables>(ctx),
    rows.map(({ id, itemId, storeId, rating, text, hoursAgo }) => ({
      id,
      item_id: itemId,
      store_id: storeId,
      rating,
      sample: text,
      created_at: new Date(nowMs - hoursAgo * hourMs),
    })),
  );
}
