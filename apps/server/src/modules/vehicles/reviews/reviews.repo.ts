import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../../catalog/index.ts';

type Db = Kysely<unknown>;

/** A review of a vehicle, with its author and vehicle. */
export interface VehicleReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly comment: string;
  readonly sample: LocalText | null;
  readonly first_name: string | null;
  readonly created_at: Date;
  readonly reply: string | null;
  readonly replied_at: Date | null;
  readonly vehicle_id: string;
  readonly vehicle_name: LocalText;
}

/** What the listed reviews are of. */
export type ReviewsOf = { readonly vehicleId: string } | { readonly storeId: string };

const isOf = (of: ReviewsOf): RawBuilder<boolean> =>
  'vehicleId' in of ? sql`r.vehicle_id = ${of.vehicleId}` : sql`r.store_id = ${of.storeId}`;

/** A page of reviews, newest first. */
export async function listVehicleReviews(
  db: Db,
  of: ReviewsOf,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<{ rows: VehicleReviewRow[]; total: number }> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from vehicle_reviews r where ${isOf(of)}`.execute(db);
  const { rows } = await sql<VehicleReviewRow>`
    select r.id, r.rating, r.comment, r.sample, c.first_name, r.created_at, r.reply, r.replied_at, r.vehicle_id,
      v.name as vehicle_name
    from vehicle_reviews r join vehicles v on v.id = r.vehicle_id left join customers c on c.id = r.customer_id
    where ${isOf(of)} order by r.created_at desc, r.id desc limit ${limit} offset ${skip}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
