import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';
import { byIdOrSlug } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** What goods are sorted by beside their category: the mark on them, or what they help against. */
export type MarkKind = 'brands' | 'conditions';

/** A brand or a condition as stored. */
export interface MarkRow {
  readonly id: string;
  readonly module_id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly image: string;
}

// Brands by stores, as categories are: a market has a hundred times fewer of those than items.
const countsBy: Readonly<Record<MarkKind, RawBuilder<unknown>>> = {
  brands: sql`select b.brand_id as mark_id, sum(b.item_count)::int as items
    from store_brands b join stores s on s.id = b.store_id where true`,
  conditions: sql`select c.condition_id as mark_id, count(*)::int as items
    from item_conditions c join items i on i.id = c.item_id join stores s on s.id = i.store_id where i.active`,
};

/** Those of a module that stores of the zones sell something of, in their order, with how much. One statement. */
export async function listMarkRows(
  db: Db,
  kind: MarkKind,
  moduleId: string,
  zoneIds: readonly string[],
): Promise<(MarkRow & { items: number })[]> {
  const { rows } = await sql<MarkRow & { items: number }>`
    select m.id, m.module_id, m.slug, m.name, m.image, sold.items
    from ${sql.table(kind)} m join (
      ${countsBy[kind]} and s.module_id = ${moduleId} and s.active and s.zone_id = any (${zoneIds}::uuid[])
      group by mark_id
    ) as sold on sold.mark_id = m.id
    where m.module_id = ${moduleId}
    order by m.position, m.slug`.execute(db);
  return rows;
}

/** One of a module by id or slug. */
export async function findMarkRow(
  db: Db,
  kind: MarkKind,
  moduleId: string,
  idOrSlug: string,
): Promise<MarkRow | undefined> {
  const { rows } = await sql<MarkRow>`
    select m.id, m.module_id, m.slug, m.name, m.image from ${sql.table(kind)} m
    where m.module_id = ${moduleId} and ${byIdOrSlug('m', idOrSlug)}`.execute(db);
  return rows[0];
}
