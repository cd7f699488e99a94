import type { LocalDate } from '@promenade/domain/hours';
import type { ModuleType } from '@promenade/domain/modules';
import type { SheetChoice, SheetTexts } from '@promenade/market/sheet';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordset } from '../../../platform/database/json.ts';
import { leftToday } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** What of an item no sheet says; an import writes it back as it was. */
export interface CarriedColumns {
  readonly position: number;
  readonly image_width: number;
  readonly image_height: number;
  readonly available_from_minute: number | null;
  readonly available_until_minute: number | null;
  readonly variation_groups: unknown;
  readonly add_on_ids: readonly string[];
}

/** An item with all that a sheet says of it. */
export interface SheetItemColumns extends CarriedColumns {
  readonly id: string;
  readonly store: string;
  readonly source_key: string | null;
  readonly slug: string;
  readonly gtin: string | null;
  readonly category: string;
  readonly name: SheetTexts;
  readonly description: SheetTexts;
  readonly unit: SheetTexts | null;
  readonly price_minor: number;
  readonly discount_type: 'percent' | 'amount' | null;
  readonly discount_value: number | null;
  /** What is left today by variation. */
  readonly stock: Readonly<Record<string, number>>;
  readonly daily_stock: Readonly<Record<string, number>>;
  readonly maximum_cart_quantity: number | null;
  readonly choice_options: readonly SheetChoice[];
  readonly variations: readonly { readonly type: string; readonly priceMinor: number }[];
  readonly generic_names: readonly SheetTexts[];
  readonly prescription: boolean;
  readonly basic: boolean;
  readonly nutrition: readonly SheetTexts[];
  readonly allergens: readonly SheetTexts[];
  readonly tags: readonly SheetTexts[];
  readonly brand: string | null;
  readonly conditions: readonly string[];
  readonly organic: boolean;
  readonly halal: boolean;
  readonly veg: boolean;
  readonly recommended: boolean;
  readonly active: boolean;
  readonly image: string;
}

/** Where a page of items ended. */
export interface SheetPlace {
  readonly store: string;
  readonly position: number;
  readonly id: string;
}

const ITEMS_AT_ONCE = 2_000;

const counted = (value: RawBuilder<unknown>, only: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select jsonb_object_agg(k.variation, ${value}) from item_stock k where k.item_id = i.id and ${only}), '{}')`;

/** Items of these stores, or of all with null, in the order of stores and menus; as many as one statement answers well. */
export async function listSheetItems(
  db: Db,
  stores: readonly string[] | null,
  today: LocalDate,
  after: SheetPlace | undefined,
): Promise<readonly SheetItemColumns[]> {
  const { rows } = await sql<SheetItemColumns>`
    select i.id, s.slug as store, i.source_key, i.slug, i.gtin, c.slug as category, i.name, i.description, i.unit, i.price_minor,
      i.discount_type, i.discount_value, i.maximum_cart_quantity, i.choice_options, i.variations, i.generic_names,
      i.prescription, i.basic, i.nutrition, i.allergens, i.tags, b.slug as brand, i.organic, i.halal, i.veg, i.recommended,
      i.active, i.image, i.image_width, i.image_height, i.position, i.available_from_minute, i.available_until_minute,
      i.variation_groups, i.add_on_ids::text[] as add_on_ids,
      coalesce((select jsonb_agg(o.slug order by o.slug) from item_conditions a join conditions o on o.id = a.condition_id
        where a.item_id = i.id), '[]') as conditions,
      ${counted(leftToday(today), sql`true`)} as stock,
      ${counted(sql`k.daily_stock`, sql`k.daily_stock is not null`)} as daily_stock
    from items i
    join stores s on s.id = i.store_id
    join categories c on c.id = i.category_id
    left join brands b on b.id = i.brand_id
    where (${stores}::text[] is null or s.slug = any (${stores}))
      and (${after?.store ?? null}::text is null
        or (s.slug, i.position, i.id) > (${after?.store ?? null}, ${after?.position ?? null}::int, ${after?.id ?? null}::uuid))
    order by s.slug, i.position, i.id
    limit ${ITEMS_AT_ONCE}`.execute(db);
  return rows;
}

/** A store that items can be written to. */
export interface SheetStore {
  readonly id: string;
  readonly slug: string;
  readonly module_id: string;
  readonly module_type: ModuleType;
}

export async function listSheetStores(db: Db, slugs: readonly string[]): Promise<readonly SheetStore[]> {
  const { rows } = await sql<SheetStore>`
    select s.id, s.slug, s.module_id, m.module_type from stores s join modules m on m.id = s.module_id
    where s.slug = any (${slugs})`.execute(db);
  return rows;
}

/** A category, brand or condition by what a sheet calls it. */
export interface NamedRow {
  readonly id: string;
  readonly module_id: string;
  readonly slug: string;
  readonly image: string;
}

export async function listNamedRows(
  db: Db,
  table: 'categories' | 'brands' | 'conditions',
): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`select id, module_id, slug, image from ${sql.table(table)}`.execute(
    db,
  );
  return rows;
}

/** Which of these slugs items have, anywhere in the market. */
export async function listTakenSlugs(db: Db, slugs: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from items where slug = any (${slugs})`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

/** One import at a time: two would both add what neither finds. */
export async function lockSheets(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue sheets'))`.execute(db);
}

/**
 * Locks the items of these stores: a concurrent change by a call would be overwritten with the old values. Carts and orders
 * may refer to them meanwhile: their rows lock an item's key, which stays.
 */
export async function holdItems(db: Db, stores: readonly string[]): Promise<void> {
  await sql`
    select from items i join stores s on s.id = i.store_id where s.slug = any (${stores})
    order by i.id for no key update of i`.execute(db);
}

/** Puts items on and off sale as an operator says it: an import of the whole market then leaves them so. */
export async function switchItems(
  db: Db,
  rows: readonly { readonly id: string; readonly active: boolean }[],
): Promise<void> {
  await sql`
    update items i set active = r.active, retired = false
    from ${recordset(rows)} as r (id uuid, active boolean)
    where i.id = r.id and (i.active, i.retired) is distinct from (r.active, false)`.execute(db);
}

/** Stock that a sheet sets. */
export interface SheetStock {
  readonly item_id: string;
  readonly variation: string;
  /** Null: what is left today stays, whatever orders take meanwhile. */
  readonly stock: number | null;
  readonly daily_stock: number | null;
}

/** Locks in the order of the keys, as orders do when they take. */
export async function setSheetStock(db: Db, rows: readonly SheetStock[], today: LocalDate): Promise<void> {
  await sql`
    with said as (
      select * from ${recordset(rows)} as r (item_id uuid, variation text, stock int, daily_stock int)
    ),
    held as materialized (
      select k.item_id, k.variation, ${leftToday(today)} as stock
      from item_stock k join said r on r.item_id = k.item_id and r.variation = k.variation
      order by k.item_id, k.variation
      for update of k
    )
    insert into item_stock (item_id, variation, stock, daily_stock, stocked_on)
    select r.item_id, r.variation, coalesce(r.stock, h.stock, r.daily_stock, 0), r.daily_stock,
      case when r.daily_stock is not null then ${today}::date end
    from said r left join held h on h.item_id = r.item_id and h.variation = r.variation
    order by r.item_id, r.variation
    on conflict (item_id, variation) do update
      set stock = excluded.stock, daily_stock = excluded.daily_stock, stocked_on = excluded.stocked_on`.execute(
    db,
  );
}
