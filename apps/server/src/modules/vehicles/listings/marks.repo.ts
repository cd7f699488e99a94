import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../../catalog/index.ts';
import type { WithinRental } from '../page/page.repo.ts';

type Db = Kysely<unknown>;

/** A category or brand with the number of its vehicles. */
export interface VehicleMarkRow {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly image: string;
  readonly vehicle_count: number;
}

const letHere = ({ vehicleModuleIds, pickupZoneIds }: WithinRental): RawBuilder<unknown> =>
  sql`vehicles v join stores s on s.id = v.store_id and s.active and s.module_id = any (${vehicleModuleIds}::uuid[])
    join providers p on p.store_id = s.id and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`;

/** Categories that have vehicles, in their order. */
export async function listCategoryMarks(db: Db, within: WithinRental): Promise<VehicleMarkRow[]> {
  const { rows } = await sql<VehicleMarkRow>`
    select c.id, c.slug, c.name, c.image, n.vehicle_count from vehicle_categories c
    join (select v.category_id, count(*)::int as vehicle_count from ${letHere(within)} where v.active
      group by v.category_id) as n on n.category_id = c.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** Brands that have vehicles, in their order. */
export async function listBrandMarks(db: Db, within: WithinRental): Promise<VehicleMarkRow[]> {
  const { rows } = await sql<VehicleMarkRow>`
    select b.id, b.slug, json_build_object('en', b.name) as name, b.image, n.vehicle_count from vehicle_brands b
    join (select v.brand_id, count(*)::int as vehicle_count from ${letHere(within)} where v.active
      group by v.brand_id) as n on n.brand_id = b.id
    order by b.position, b.id`.execute(db);
  return rows;
}

/** A banner of the rental home. */
export interface RentalBannerRow {
  readonly id: string;
  readonly title: LocalText;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly vehicle_id: string | null;
  readonly store_id: string | null;
  readonly vehicle_category_id: string | null;
}

/** Banners of the modules for the zones, in their order, whose targets are rented out here. */
export async function listRentalBannerRows(db: Db, within: WithinRental): Promise<RentalBannerRow[]> {
  const { vehicleModuleIds, pickupZoneIds } = within;
  const { rows } = await sql<RentalBannerRow>`
    select b.id, b.title, b.image, b.image_width, b.image_height, b.vehicle_id, b.store_id, b.vehicle_category_id
    from banners b
    where b.active and b.module_id = any (${vehicleModuleIds}::uuid[])
      and (b.zone_id is null or b.zone_id = any (${pickupZoneIds}::uuid[]))
      and num_nonnulls(b.item_id, b.campaign_id, b.category_id) = 0
      and (b.vehicle_id is null or exists (select from ${letHere(within)} where v.active and v.id = b.vehicle_id))
      and (b.store_id is null or exists (select from stores s join providers p on p.store_id = s.id
        where s.id = b.store_id and s.active and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]))
      and (b.vehicle_category_id is null
        or exists (select from ${letHere(within)} where v.active and v.category_id = b.vehicle_category_id))
    order by b.position, b.id`.execute(db);
  return rows;
}
