import { type Kysely, sql } from 'kysely';
import { recordset } from '../../../platform/database/json.ts';

type Db = Kysely<unknown>;
type Rows = readonly Readonly<Record<string, unknown>>[];

const ofType = sql`(select id from modules where module_type = r.module_type)`;

/** Writes campaigns with their stores. Whether one runs, and from which day, stays as it was decided. */
export async function upsertCampaigns(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into campaigns (id, module_id, slug, title, description, image, image_width, image_height, starts_on, ends_on,
      from_minute, until_minute)
    select r.id, ${ofType}, r.slug, r.title, r.description, r.image, r.image_width, r.image_height, r.starts_on, r.ends_on,
      r.from_minute, r.until_minute
    from ${recordset(rows)} as r (id uuid, module_type text, slug text, title jsonb, description jsonb, image text,
      image_width int, image_height int, starts_on date, ends_on date, from_minute int, until_minute int)
    on conflict (id) do update set title = excluded.title, description = excluded.description, image = excluded.image,
      image_width = excluded.image_width, image_height = excluded.image_height, from_minute = excluded.from_minute,
      until_minute = excluded.until_minute`.execute(db);
  await sql`
    delete from campaign_stores c using ${recordset(rows)} as r (id uuid) where c.campaign_id = r.id`.execute(
    db,
  );
  await sql`
    insert into campaign_stores (campaign_id, store_id)
    select r.id, store_id from ${recordset(rows)} as r (id uuid, store_ids uuid[]), unnest(r.store_ids) as store_id`.execute(
    db,
  );
}

/** Writes flash sales with their items. Whether one runs, and when, stays as it was decided. */
export async function upsertFlashSales(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into flash_sales (id, module_id, title, starts_at, ends_at)
    select r.id, ${ofType}, r.title, r.starts_at, r.ends_at
    from ${recordset(rows)} as r (id uuid, module_type text, title jsonb, starts_at timestamptz, ends_at timestamptz)
    on conflict (id) do update set title = excluded.title`.execute(db);
  await sql`
    delete from flash_sale_items i using ${recordset(rows)} as r (id uuid) where i.flash_sale_id = r.id`.execute(
    db,
  );
  await sql`
    insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount_value, position)
    select r.id, i.item_id, i.discount_type, i.discount_value, i.position
    from ${recordset(rows)} as r (id uuid, items jsonb),
      jsonb_to_recordset(r.items) as i (item_id uuid, discount_type text, discount_value int, position int)`.execute(
    db,
  );
}

/** Writes banners; one that is for a single zone names it by its slug. Whether one is shown stays as it was decided. */
export async function upsertBanners(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into banners (id, module_id, zone_id, title, image, image_width, image_height, store_id, campaign_id, category_id,
      vehicle_id, vehicle_category_id, position)
    select r.id, ${ofType}, (select id from zones where slug = r.zone_slug), r.title, r.image, r.image_width, r.image_height,
      r.store_id, r.campaign_id, r.category_id, r.vehicle_id, r.vehicle_category_id, r.position
    from ${recordset(rows)} as r (id uuid, module_type text, zone_slug text, title jsonb, image text, image_width int,
      image_height int, store_id uuid, campaign_id uuid, category_id uuid, vehicle_id uuid, vehicle_category_id uuid,
      position int)
    on conflict (id) do update set title = excluded.title, image = excluded.image, image_width = excluded.image_width,
      image_height = excluded.image_height, zone_id = excluded.zone_id, store_id = excluded.store_id,
      campaign_id = excluded.campaign_id, category_id = excluded.category_id, vehicle_id = excluded.vehicle_id,
      vehicle_category_id = excluded.vehicle_category_id, position = excluded.position`.execute(db);
}

/** A sale that is over. */
export interface EndedSale {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Sales that are over at an instant, held until the transaction ends. */
export async function lockEndedSales(db: Db, at: Date): Promise<EndedSale[]> {
  const { rows } = await sql<EndedSale>`
    select id, starts_at, ends_at from flash_sales where active and ends_at <= ${at} order by id for update`.execute(
    db,
  );
  return rows;
}

/** When a sale runs from now on. */
export async function updateSaleTimes(db: Db, { id, starts_at, ends_at }: EndedSale): Promise<void> {
  await sql`update flash_sales set starts_at = ${starts_at}, ends_at = ${ends_at} where id = ${id}`.execute(
    db,
  );
}

/** Has campaigns that are over begin anew today, for as many days as before. */
export async function restartCampaigns(db: Db, today: string): Promise<void> {
  await sql`update campaigns set starts_on = ${today}::date, ends_on = ${today}::date + (ends_on - starts_on)
    where active and ends_on < ${today}::date`.execute(db);
}
