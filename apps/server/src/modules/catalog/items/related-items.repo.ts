import { type Kysely, sql } from 'kysely';
import type { ItemCardRow } from '../catalog.tables.ts';
import type { ItemRowPage } from './item-pages.repo.ts';
import { cardColumns, cardTables, type Reading } from './items.repo.ts';

/** Which item, and which page of those like it. */
export interface RelatedQuestion extends Reading {
  readonly itemId: string;
  readonly zoneIds: readonly string[];
  readonly limit: number;
  readonly skip: number;
}

// How many of each kind are looked at, the most popular first: a category may hold thousands.
const mostOfAKind = 60;

/** Items like one: what they share with it decides, then orders. One statement. */
export async function listRelatedRows(db: Kysely<unknown>, question: RelatedQuestion): Promise<ItemRowPage> {
  const { itemId, zoneIds, limit, skip } = question;
  const popular = sql`i.id <> this.id and i.active and exists (select from stores s
      where s.id = i.store_id and s.active and s.zone_id = any (${zoneIds}::uuid[]))
    order by i.order_count desc, i.id limit ${mostOfAKind}`;
  const { rows } = await sql<Partial<ItemCardRow> & { total: number }>`
    with this as materialized (select id, store_id, category_id, brand_id from items where id = ${itemId}),
    alike as (
      select i.id, 4 as shared from this cross join lateral (select i.id from items i
        where i.store_id = this.store_id and i.category_id = this.category_id and ${popular}) as i
      union all
      select i.id, 3 from this cross join lateral (select i.id from items i
        where i.brand_id = this.brand_id and ${popular}) as i
      union all
      select i.id, 3 from this cross join lateral (select i.id from items i
        where i.id in (select b.item_id from item_conditions a join item_conditions b using (condition_id)
          where a.item_id = this.id) and ${popular}) as i
      union all
      select i.id, 1 from this cross join lateral (select i.id from items i
        where i.category_id = this.category_id and ${popular}) as i
    ),
    found as materialized (select id, sum(shared) as shared from alike group by id),
    page as materialized (
      select found.id, found.shared, i.order_count from found join items i using (id)
      order by found.shared desc, i.order_count desc, found.id
      limit ${limit} offset ${skip}
    ),
    cards as (
      select ${cardColumns(question)}, page.shared, page.order_count from page join (${cardTables}) on i.id = page.id
    )
    select cards.*, (select count(*)::int from found) as total
    from (values (1)) as one left join cards on true
    order by cards.shared desc, cards.order_count desc, cards.id`.execute(db);
  const items = rows.filter((row): row is ItemCardRow & { total: number } => row.id !== null);
  return { rows: items, total: rows[0]?.total ?? 0 };
}
