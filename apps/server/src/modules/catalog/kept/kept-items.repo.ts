import type { ModuleType } from '@promenade/domain/modules';
import { type Kysely, sql } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { LocalText } from '../../../platform/local-text.ts';
import type { ChoiceOptionColumn, VariationGroupColumn } from '../catalog.tables.ts';

/** An item as those keep it who sell it. */
export interface KeptItemRow {
  readonly id: string;
  readonly store_id: string;
  readonly module_id: string;
  readonly category_id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly image: string;
  readonly price_minor: number;
  readonly discount_type: 'percent' | 'amount' | null;
  /** Percent, or minor units; null where there is none. */
  readonly discount_value: number | null;
  readonly veg: boolean;
  readonly active: boolean;
  readonly module_type: ModuleType;
  readonly variation_groups: readonly VariationGroupColumn[];
  readonly choice_options: readonly ChoiceOptionColumn[];
  readonly variations: readonly { readonly type: string; readonly priceMinor: number }[];
  readonly add_on_ids: readonly string[];
}

type Db = Kysely<unknown>;

const columns = sql`id, store_id, module_id, category_id, slug, name, description, image, price_minor, discount_type,
  discount_value, veg, active, variation_groups, choice_options, variations, add_on_ids::text[] as add_on_ids,
  (select module_type from modules m where m.id = module_id) as module_type`;

/** A part of a store's items in the order of its menu, whether on sale or not, and how many there are in all. */
export async function listKeptItems(
  db: Db,
  storeId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<{ readonly total: number; readonly rows: KeptItemRow[] }> {
  const all = await sql<{ total: number }>`
    select count(*)::integer as total from items where store_id = ${storeId}`.execute(db);
  const { rows } = await sql<KeptItemRow>`
    select ${columns} from items where store_id = ${storeId}
    order by position, id limit ${limit} offset ${skip}`.execute(db);
  return { total: all.rows[0]?.total ?? 0, rows };
}

/** An item, held until the transaction ends; it can be put into carts and ordered meanwhile. */
export async function lockKeptItem(db: Db, id: string): Promise<KeptItemRow | undefined> {
  const { rows } = await sql<KeptItemRow>`
    select ${columns} from items where id = ${id} for no key update`.execute(db);
  return rows[0];
}

/**
 * Stores the details and price of an item. Once somebody has switched an item on or off, imports no longer switch it
 * on.
 */
export async function updateKeptItem(db: Db, item: KeptItemRow): Promise<void> {
  await sql`
    update items set name = ${json(item.name)}, description = ${json(item.description)},
      category_id = ${item.category_id}, price_minor = ${item.price_minor}, discount_type = ${item.discount_type},
      discount_value = ${item.discount_value}, veg = ${item.veg},
      retired = retired and active = ${item.active}, active = ${item.active}
    where id = ${item.id}`.execute(db);
}

/** Gives an item another picture: its name in the storage, and pixels. */
export async function setItemImage(
  db: Db,
  id: string,
  image: { readonly name: string; readonly width: number; readonly height: number },
): Promise<void> {
  await sql`
    update items set image = ${image.name}, image_width = ${image.width}, image_height = ${image.height}
    where id = ${id}`.execute(db);
}
