import { MOST_FOUND } from '@promenade/domain/catalog';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boundedPage, unseen } from '../../../platform/database/generic-plan.ts';
import type { ItemCardRow } from '../catalog.tables.ts';
import {
  hasItemConditions,
  itemConditions,
  itemOrder,
  type ItemQuestion,
  storeConditions,
} from '../items/item-question.repo.ts';
import type { ItemRowPage } from '../items/item-pages.repo.ts';
import { cardColumns, cardTables } from '../items/items.repo.ts';
import { isOpenNow } from '../open-now.repo.ts';
import { nearness } from './closeness.repo.ts';
import type { SearchWord, SearchWords } from './meanings.ts';

// What rank_search() tells apart: 0 the most popular. A place of few goods has fewer of them.
const ranks = [0, 1, 2, 3] as const;

const keysOf = (words: readonly SearchWord[], rank: number): number[] =>
  words.flatMap(({ meanings }) =>
    meanings.flatMap(({ numbers }) => numbers.map((number) => number * 4 + rank)),
  );

const usesOf = ({ meanings }: SearchWord): number => meanings.reduce((sum, { uses }) => sum + uses, 0);

// Each further word is only looked for where those before it stand: the rarest first.
const rarestFirst = (words: readonly SearchWord[]): SearchWord[] =>
  words.toSorted((a, b) => usesOf(a) - usesOf(b));

function says(words: readonly SearchWord[], rank: number): RawBuilder<boolean> {
  return sql`e.keys && ${unseen(keysOf(words, rank), 'int[]')}`;
}

function saysEnough({ words, enough }: SearchWords, rank: number): RawBuilder<boolean> {
  if (enough === 'one') return says(words, rank);
  const each = (some: readonly SearchWord[]): RawBuilder<boolean> =>
    sql`(${sql.join(
      rarestFirst(some).map((word) => says([word], rank)),
      sql` and `,
    )})`;
  if (enough === undefined) return each(words);
  const withoutOne = words.map((left) => each(words.filter((word) => word !== left)));
  return sql`(${sql.join(withoutOne, sql` or `)})`;
}

function entriesOf(search: SearchWords, { storeId }: ItemQuestion, rank: number): RawBuilder<unknown> {
  const ofStore = storeId === undefined ? sql`` : sql`and e.store_id = ${storeId}`;
  return sql`(select e.item_id, e.store_id, e.names, e.orders from search_entries e
    where ${saysEnough(search, rank)} ${ofStore})`;
}

// The vocabulary already implies module and zone, so only stores that take no orders must be excluded: few, and looked
// up once. Otherwise stores are looked up one by one.
function ofListedStores(question: ItemQuestion): {
  readonly joined: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
} {
  const { storeId, freeDelivery, openNow, moduleId } = question;
  if (hasItemConditions(question))
    return {
      joined: sql`join stores s on s.id = e.store_id join items i on i.id = e.item_id`,
      where: sql`${storeConditions(question)} and ${itemConditions(question)}`,
    };
  if (storeId !== undefined || freeDelivery || openNow)
    return { joined: sql`join stores s on s.id = e.store_id`, where: storeConditions(question) };
  return {
    joined: sql``,
    where: sql`e.store_id not in (select id from stores where module_id = ${moduleId} and not active)`,
  };
}

// Appended in turn, and read no further than the limit. How near names are is only asked where that sorts them.
function found(question: ItemQuestion, search: SearchWords): RawBuilder<unknown> {
  const { joined, where } = ofListedStores(question);
  const near = (): RawBuilder<unknown> => sql`, e.store_id, e.orders,
    ${nearness(sql`e.names`, search.words, question.language)} as nearness`;
  return sql`
    select e.item_id as id ${question.sort === 'popular' ? near() : sql``}
    from (${sql.join(
      ranks.map((rank) => entriesOf(search, question, rank)),
      sql` union all `,
    )}) as e
    ${joined}
    where ${where}
    limit ${sql.lit(MOST_FOUND)}`;
}

// The first of those whose stores are open, or closed, up to the end of the page: stores are looked up in the order of
// the list, and no further.
function firstOf(question: ItemQuestion, open: boolean, where: RawBuilder<boolean>): RawBuilder<unknown> {
  const { limit, skip } = question;
  const ordered = sql`
    select near.id, near.nearness, ${sql.lit(open)} as open, near.orders
    from (select id, store_id, nearness, orders from found order by nearness, orders desc, id) as near
    join stores s on s.id = near.store_id
    where ${where} and ${storeConditions(question)} and ${isOpenNow(question)} = ${sql.lit(open)}
    order by nearness, orders desc, near.id`;
  return boundedPage(ordered, { limit: skip + limit, skip: 0 });
}

// Within the same closeness, open stores come first, then the number of orders. Items of a closed store are only
// searched if they may rank before the last of the open ones.
function byNearness(question: ItemQuestion): RawBuilder<unknown> {
  const isBefore = sql<boolean>`((select count(*) from opened) < ${question.skip + question.limit}
    or nearness < (select max(nearness) from opened))`;
  return sql`with opened as materialized (${firstOf(question, true, sql`true`)})
    select id from (select * from opened union all (${firstOf(question, false, isBefore)})) as near
    order by nearness, open desc, orders desc, id`;
}

// By closeness, or in the order that the caller requests.
function ordered(question: ItemQuestion): RawBuilder<unknown> {
  if (question.sort === 'popular') return byNearness(question);
  return sql`select i.id from found join items i using (id) join stores s on s.id = i.store_id
    order by ${itemOrder(question)}, i.id`;
}

/** A page of the items that match the words. Only keys are ranked; cards are read for the page alone. One statement. */
export async function searchItemRows(
  db: Kysely<unknown>,
  question: ItemQuestion,
  search: SearchWords,
): Promise<ItemRowPage> {
  const { rows } = await sql<Partial<ItemCardRow> & { total: number }>`
    with found as materialized (${found(question, search)}),
    page as materialized (
      select id, row_number() over () as turn from (${boundedPage(ordered(question), question)}) as keys
    ),
    cards as (select ${cardColumns(question)}, page.turn from page join (${cardTables}) on i.id = page.id)
    select cards.*, (select count(*)::int from found) as total
    from (values (1)) as one left join cards on true
    order by cards.turn`.execute(db);
  const items = rows.filter((row): row is ItemCardRow & { total: number } => row.id !== null);
  return { rows: items, total: rows[0]?.total ?? 0 };
}
