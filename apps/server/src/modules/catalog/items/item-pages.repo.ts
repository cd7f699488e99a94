import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ItemCardRow } from '../catalog.tables.ts';
import { foldedWords, isOpenNow, type OpenNow } from '../open-now.repo.ts';
import { cardColumns, cardTables, type Reading } from './items.repo.ts';

type Db = Kysely<unknown>;

/** Which items are listed. */
export interface ItemQuestion extends OpenNow, Reading {
  readonly zoneIds: readonly string[];
  readonly moduleId: string;
  readonly storeId?: string | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly veg?: boolean | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** A page with how many there are in all. */
export interface ItemRowPage {
  readonly rows: readonly ItemCardRow[];
  readonly total: number;
}

interface Totals {
  readonly total: number;
  readonly open_total: number;
}

function inScope({ moduleId, zoneIds }: ItemQuestion): RawBuilder<boolean> {
  return sql`s.module_id = ${moduleId} and s.zone_id = any (${zoneIds}::uuid[])`;
}

function itemConditions(question: ItemQuestion): RawBuilder<boolean> {
  const parts = [sql<boolean>`i.active and i.module_id = ${question.moduleId}`];
  if (question.storeId !== undefined) parts.push(sql`i.store_id = ${question.storeId}`);
  if (question.categoryIds) parts.push(sql`i.category_id = any (${question.categoryIds}::uuid[])`);
  if (question.veg) parts.push(sql`i.veg`);
  return sql`${sql.join(parts, sql` and `)}`;
}

// Counted by menus, not by items: a market has a hundred times fewer.
function totals(question: ItemQuestion): RawBuilder<Totals> {
  const counted = question.veg ? sql.ref('c.veg_count') : sql.ref('c.item_count');
  const ofStore = question.storeId === undefined ? sql`s.active` : sql`s.id = ${question.storeId}`;
  const ofCategory = question.categoryIds ? sql`and c.category_id = any (${question.categoryIds}::uuid[])` : sql``;
  return sql`select coalesce(sum(${counted}), 0)::int as total,
      coalesce(sum(${counted}) filter (where ${isOpenNow(question)}), 0)::int as open_total
    from stores s join store_categories c on c.store_id = s.id
    where ${ofStore} and ${inScope(question)} ${ofCategory}`;
}

type CountedRow = Partial<ItemCardRow> & Totals;

// The totals come even where the page is empty: as one row without an item.
function itemsIn(rows: readonly CountedRow[]): ItemCardRow[] {
  return rows.filter((row): row is ItemCardRow & Totals => row.id !== null);
}

/** A store's items in menu order, its store active or not. One statement. */
export async function listMenuRows(db: Db, question: ItemQuestion & { readonly storeId: string }): Promise<ItemRowPage> {
  const { rows } = await sql<CountedRow>`
    with totals as (${totals({ ...question, alwaysOpen: true })}),
    page as (
      select ${cardColumns(question)}, i.position
      from ${cardTables}
      where ${itemConditions(question)} and ${inScope(question)}
      order by i.position, i.id
      limit ${question.limit} offset ${question.skip}
    )
    select page.*, totals.total from totals left join page on true order by page.position, page.id`.execute(db);
  return { rows: itemsIn(rows), total: rows[0]?.total ?? 0 };
}

async function listPopular(db: Db, question: ItemQuestion, open: boolean): Promise<ItemCardRow[]> {
  const { rows } = await sql<ItemCardRow>`${popular(question, open)}`.execute(db);
  return rows;
}

function popular(question: ItemQuestion, open: boolean): RawBuilder<ItemCardRow> {
  return sql`
    select ${cardColumns(question)}, i.order_count
    from ${cardTables}
    where ${itemConditions(question)} and s.active and ${inScope(question)} and ${isOpenNow(question)} = ${sql.lit(open)}
    order by i.order_count desc, i.id
    limit ${question.limit} offset ${question.skip}`;
}

/** Items by orders, those of open stores first. One statement, a second one where the page reaches the closed stores. */
export async function listPopularRows(db: Db, question: ItemQuestion): Promise<ItemRowPage> {
  const { rows } = await sql<CountedRow>`
    with totals as (${totals(question)}), page as (${popular(question, true)})
    select page.*, totals.* from totals left join page on true order by page.order_count desc, page.id`.execute(db);
  const open = itemsIn(rows);
  const { total, open_total: openTotal } = rows[0] ?? { total: 0, open_total: 0 };
  const limit = question.limit - open.length;
  if (limit === 0 || total === openTotal || question.skip >= total) return { rows: open, total };
  const closed = await listPopular(db, { ...question, limit, skip: Math.max(0, question.skip - openTotal) }, false);
  return { rows: [...open, ...closed], total };
}

function found(question: ItemQuestion, words: readonly string[]): RawBuilder<unknown> {
  return sql`from find_items(${foldedWords(words)}) f join items i on i.id = f.item_id join stores s on s.id = i.store_id
    where ${itemConditions(question)} and s.active and ${inScope(question)}`;
}

/** Items whose name holds the words, the best match first, then open stores, then orders. One statement, two past the last page. */
export async function searchItemRows(db: Db, question: ItemQuestion, words: readonly string[]): Promise<ItemRowPage> {
  const { rows } = await sql<ItemCardRow & { total: number }>`
    with page as materialized (
      select i.id,
        row_number() over (order by f.score desc, ${isOpenNow(question)} desc, i.order_count desc, i.id) as place,
        count(*) over () as total
      ${found(question, words)}
      order by place
      limit ${question.limit} offset ${question.skip}
    )
    select ${cardColumns(question)}, page.total
    from page join ${cardTables} on true
    where i.id = page.id
    order by page.place`.execute(db);
  if (rows.length > 0 || question.skip === 0) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total ${found(question, words)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
