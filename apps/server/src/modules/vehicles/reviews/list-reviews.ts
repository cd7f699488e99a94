import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { type StarColumns, starsOf, textIn } from '../../catalog/index.ts';
import { getVehicleRow } from '../page/get-vehicle.ts';
import { getProviderRow } from '../providers/get-provider.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { listVehicleReviews, type ReviewsOf, type VehicleReviewRow } from './reviews.repo.ts';

type ReviewPage = Reply<'vehicles.reviews'>;

interface Page {
  readonly limit: number;
  /** From 1. */
  readonly offset: number;
}

// Row → review as published.
function viewVehicleReview({ language }: Pick<Ctx, 'language'>, row: VehicleReviewRow) {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.sample ? textIn(row.sample, language) : row.comment,
    customer_name: row.first_name,
    created_at: row.created_at.toISOString(),
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
    vehicle_id: row.vehicle_id,
    vehicle_name: textIn(row.vehicle_name, language),
  };
}

async function pageOf(
  ctx: Ctx,
  of: ReviewsOf,
  stars: StarColumns,
  { limit, offset }: Page,
): Promise<ReviewPage> {
  const { rows, total } = await listVehicleReviews(ctx.db, of, { limit, skip: (offset - 1) * limit });
  return {
    total_size: total,
    limit,
    offset,
    reviews: rows.map((row) => viewVehicleReview(ctx, row)),
    avg_rating: stars.rating,
    rating_count: stars.rating_count,
    by_stars: [...starsOf(stars)],
  };
}

/** GET /rental/vehicle/reviews/:id. */
export async function listReviewsOfVehicle(ctx: Ctx, idOrSlug: string, page: Page): Promise<ReviewPage> {
  const row = await getVehicleRow(ctx, await wholeRentalScopeOf(ctx), idOrSlug);
  return pageOf(ctx, { vehicleId: row.id }, row, page);
}

/** GET /rental/provider/get-provider-reviews/:id: of all the provider's vehicles, past and present. */
export async function listReviewsOfProvider(ctx: Ctx, idOrSlug: string, page: Page): Promise<ReviewPage> {
  const row = await getProviderRow(ctx, idOrSlug);
  return pageOf(ctx, { storeId: row.store_id }, row, page);
}
