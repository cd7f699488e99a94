import { type Kysely, sql } from 'kysely';
import { json, recordset } from '../../../../platform/database/json.ts';
import type { LocalText } from '../../../../platform/local-text.ts';

type Db = Kysely<unknown>;

/** A flash sale with all that it sells. */
export interface KeptSale {
  readonly id: string;
  readonly module_id: string;
  readonly title: LocalText;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly active: boolean;
  readonly items: readonly {
    readonly item_id: string;
    readonly discount_type: 'percent' | 'amount';
    /** Percent, or minor units. */
    readonly discount_value: number;
  }[];
}

/** What a banner may lead to. */
export const bannerTargets = ['store_id', 'item_id', 'campaign_id', 'category_id'] as const;

/** A banner, shown or not. */
export interface KeptBanner extends Readonly<Record<(typeof bannerTargets)[number], string | null>> {
  readonly id: string;
  readonly module_id: string;
  readonly zone_id: string | null;
  readonly title: LocalText;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly position: number;
  readonly active: boolean;
}

const MOST_LISTED = 200;
/** The latest sales. */
export async function listKeptSales(db: Db): Promise<KeptSale[]> {
  const { rows } = await sql<KeptSale>`
    select f.id, f.module_id, f.title, f.starts_at, f.ends_at, f.active, coalesce(s.items, '[]') as items
    from flash_sales f left join lateral (
      select jsonb_agg(jsonb_build_object('item_id', i.item_id, 'discount_type', i.discount_type,
        'discount_value', i.discount_value) order by i.position, i.item_id) as items
      from flash_sale_items i where i.flash_sale_id = f.id) s on true
    order by f.starts_at desc, f.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Keeps a sale and what it sells. */
export async function insertSale(db: Db, sale: KeptSale): Promise<void> {
  await sql`insert into flash_sales (id, module_id, title, starts_at, ends_at)
    values (${sale.id}, ${sale.module_id}, ${json(sale.title)}, ${sale.starts_at}, ${sale.ends_at})`.execute(
    db,
  );
  await sql`
    insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount_value, position)
    select ${sale.id}, i.item_id, i.discount_type, i.discount_value, i.position
    from rows from (${recordset(sale.items)} as (item_id uuid, discount_type text, discount_value int))
      with ordinality as i (item_id, discount_type, discount_value, position)`.execute(db);
}

/** Whether a sale or a banner may be seen; false where there is none of that id. */
export async function setOfferActive(
  db: Db,
  table: 'flash_sales' | 'banners',
  id: string,
  active: boolean,
): Promise<boolean> {
  const found = await sql`update ${sql.table(table)} set active = ${active} where id = ${id}`.execute(db);
  return found.numAffectedRows === 1n;
}

/** All banners, by module and place. */
export async function listKeptBanners(db: Db): Promise<KeptBanner[]> {
  const { rows } = await sql<KeptBanner>`
    select b.id, b.module_id, b.zone_id, b.title, b.image, b.image_width, b.image_height, b.store_id, b.item_id,
      b.campaign_id, b.category_id, b.position, b.active
    from (select *, row_number() over (partition by module_id order by active desc, position, id) as place from banners) b
    where b.place <= ${MOST_LISTED} order by b.module_id, b.active desc, b.position, b.id`.execute(db);
  return rows;
}

/** Keeps a banner. */
export async function insertBanner(db: Db, one: KeptBanner): Promise<void> {
  await sql`
    insert into banners (id, module_id, zone_id, title, image, image_width, image_height, store_id, item_id, campaign_id,
      category_id, position)
    values (${one.id}, ${one.module_id}, ${one.zone_id}, ${json(one.title)}, ${one.image}, ${one.image_width},
      ${one.image_height}, ${one.store_id}, ${one.item_id}, ${one.campaign_id}, ${one.category_id}, ${one.position})`.execute(
    db,
  );
}

const homes = {
  item_id: sql`items join stores on stores.id = items.store_id where items.id = asked.id and stores.module_id`,
  store_id: sql`stores where id = asked.id and module_id`,
  campaign_id: sql`campaigns where id = asked.id and module_id`,
  category_id: sql`categories where id = asked.id and module_id`,
} as const;

/** The first of these ids that is none of the module's. */
export async function findOutsider(
  db: Db,
  kind: keyof typeof homes,
  { moduleId, ids }: { readonly moduleId: string; readonly ids: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...ids]}::uuid[]) with ordinality asked (id, place)
    where not exists (select from ${homes[kind]} = ${moduleId}) order by asked.place limit 1`.execute(db);
  return rows[0]?.id;
}

/** Whether there is a zone of that id. */
export async function isZone(db: Db, id: string): Promise<boolean> {
  return (await sql`select from zones where id = ${id}`.execute(db)).rows.length > 0;
}
