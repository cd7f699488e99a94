import { type Kysely, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';
import { isRunning } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** A running flash sale with how much of it is sold here. */
export interface FlashSaleRow {
  readonly id: string;
  readonly title: LocalText;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly items: number;
}

/** The sale of the module that ends first among those that run and have something on sale in the zones. */
export async function findRunningSale(
  db: Db,
  { moduleId, zoneIds, nowMs }: { moduleId: string; zoneIds: readonly string[]; nowMs: number },
): Promise<FlashSaleRow | undefined> {
  const { rows } = await sql<FlashSaleRow>`
    select f.id, f.title, f.starts_at, f.ends_at, count(*)::int as items
    from flash_sales f join flash_sale_items fi on fi.flash_sale_id = f.id
      join items i on i.id = fi.item_id join stores s on s.id = i.store_id
    where f.module_id = ${moduleId} and ${isRunning(nowMs)}
      and i.active and s.active and s.module_id = f.module_id and s.zone_id = any (${zoneIds}::uuid[])
    group by f.id order by f.ends_at, f.id limit 1`.execute(db);
  return rows[0];
}
