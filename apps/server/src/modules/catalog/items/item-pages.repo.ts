import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boundedPage } from '../../../platform/database/generic-plan.ts';
import type { ItemCardRow } from '../catalog.tables.ts';
import { isOpenNow } from '../open-now.repo.ts';
import {
  hasItemConditions,
  isCountedByMenus,
  itemConditions,
  itemOrder,
  type ItemQuestion,
  storeConditions,
} from './item-question.repo.ts';
import { cardColumns, cardTables } from './items.repo.ts';

type Db = Kysely<unknown>;

/** A page with how many there are in all. */
export interface ItemRowPage {
  readonly rows: readonly ItemCardRow[];
  readonly total: number;
}

interface Totals {
  readonly total: number;
}

// Counted by menus where they say enough: a market has a hundred times fewer of those than of items.
function menuTotal(question: ItemQuestion): RawBuilder<Totals> {
  const { veg, categoryIds } = question;
  const table = sql.raw(categoryIds ? 'c' : 's');
  const counted = sql`${table}.${sql.raw(veg ? 'veg_count' : 'item_count')}`;
  const menus = categoryIds
    ? sql`join store_categories c on c.store_id = s.id and c.category_id = any (${categoryIds}::uuid[])`
    : sql``;
  return sql`select coalesce(sum(${counted}), 0)::int as total from stores s ${menus}
    where ${storeConditions(question)}`;
}

function total(question: ItemQuestion): RawBuilder<Totals> {
  if (isCountedByMenus(question)) return menuTotal(question);
  return sql`select count(*)::int as total from items i join stores s on s.id = i.store_id
    where ${itemConditions(question)} and ${storeConditions(question)}`;
}

type CountedRow = Partial<ItemCardRow> & Totals;

// The totals come even where the page is empty: as one row without an item.
function itemsIn(rows: readonly CountedRow[]): ItemCardRow[] {
  return rows.filter((row): row is ItemCardRow & Totals => row.id !== null);
}

/** Items strictly in the requested order. Only keys are sorted; cards are read for the page alone. One statement. */
export async function listSortedRows(db: Db, question: ItemQuestion): Promise<ItemRowPage> {
  const { rows } = await sql<CountedRow>`
    with totals as (${total(question)}),
    page as materialized (
      select id, row_number() over () as place from (
        select i.id from items i join stores s on s.id = i.store_id
        where ${itemConditions(question)} and ${storeConditions(question)}
        order by ${itemOrder(question)}, i.id
        limit ${question.limit} offset ${question.skip}
      ) as keys
    ),
    cards as (select ${cardColumns(question)}, page.place from page join (${cardTables}) on i.id = page.id)
    select cards.*, totals.total from totals left join cards on true order by cards.place`.execute(db);
  return { rows: itemsIn(rows), total: rows[0]?.total ?? 0 };
}

function popular(question: ItemQuestion, open: boolean, skip: RawBuilder<number>): RawBuilder<ItemCardRow> {
  const ordered = sql<ItemCardRow>`
    select ${cardColumns(question)}, i.order_count
    from ${cardTables}
    where ${itemConditions(question)} and ${storeConditions(question)} and ${isOpenNow(question)} = ${sql.lit(open)}
    order by i.order_count desc, i.id`;
  // If nothing narrows the list, it is read from its start in any case.
  if (question.storeId === undefined && !hasItemConditions(question))
    return boundedPage(ordered, question, skip);
  return sql`${ordered} limit ${question.limit} offset ${skip}`;
}

// Open stores' items are counted only if a page goes beyond them.
async function listClosed(db: Db, question: ItemQuestion): Promise<ItemCardRow[]> {
  const beyond = sql<number>`(select greatest(0, ${question.skip} - total) from opened)`;
  const { rows } = await sql<ItemCardRow>`
    with opened as materialized (${total({ ...question, openNow: true })})
    ${popular(question, false, beyond)}`.execute(db);
  return rows;
}

/** Items by orders, those of open stores first. One statement, a second one where the page reaches the closed stores. */
export async function listPopularRows(db: Db, question: ItemQuestion): Promise<ItemRowPage> {
  const { rows } = await sql<CountedRow>`
    with totals as (${total(question)}), page as (${popular(question, true, sql`${question.skip}`)})
    select page.*, totals.* from totals left join page on true order by page.order_count desc, page.id`.execute(
    db,
  );
  const open = itemsIn(rows);
  const all = rows[0]?.total ?? 0;
  const limit = Math.min(question.limit, all - question.skip) - open.length;
  if (limit <= 0 || question.openNow || question.alwaysOpen) return { rows: open, total: all };
  const skip = question.skip + open.length;
  return { rows: [...open, ...(await listClosed(db, { ...question, limit, skip }))], total: all };
}
