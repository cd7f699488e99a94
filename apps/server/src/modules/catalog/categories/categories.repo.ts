import { type Kysely, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';
import { isWithin, type Within } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** A category as stored. */
export interface CategoryRow {
  readonly id: string;
  readonly module_id: string;
  readonly parent_id: string | null;
  readonly slug: string;
  readonly name: LocalText;
  readonly image: string;
  readonly position: number;
  readonly featured: boolean;
}

/** Every category in its order. */
export async function listCategoryRows(db: Db): Promise<CategoryRow[]> {
  const { rows } =
    await sql<CategoryRow>`select * from categories order by module_id, position, slug`.execute(db);
  return rows;
}

/** How many items of each category the zones' stores offer. */
export async function countCategoryItems(db: Db, within: Within): Promise<Map<string, number>> {
  const { rows } = await sql<{ category_id: string; items: number }>`
    select c.category_id, sum(c.item_count)::int as items
    from stores s join store_categories c on c.store_id = s.id
    where s.active and ${isWithin(within)}
    group by c.category_id`.execute(db);
  return new Map(rows.map((row) => [row.category_id, row.items]));
}

/** How often items of each category were ordered from the zones' stores. */
export async function countCategoryOrders(
  db: Db,
  zoneIds: readonly string[],
  moduleId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ category_id: string; orders: number }>`
    select c.category_id, sum(c.order_count)::float8 as orders
    from stores s join store_categories c on c.store_id = s.id
    where s.active and s.module_id = ${moduleId} and s.zone_id = any (${zoneIds}::uuid[])
    group by c.category_id`.execute(db);
  return new Map(rows.map((row) => [row.category_id, row.orders]));
}
