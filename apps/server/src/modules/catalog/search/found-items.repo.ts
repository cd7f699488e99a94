import { MOST_FOUND } from '@promenade/domain/catalog';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boundedPage, unseen } from '../../../platform/database/one-plan.ts';
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
import { costOf, fullness } from './closeness.repo.ts';
import type { SearchWord, SearchWords } from './meanings.ts';

// What rank_search() tells apart: 0 the most popular.
const ranks = [0, 1, 2] as const;

const keysOf = (words: readonly SearchWord[], rank: number): number[] =>
  words.flatMap(({ meanings }) =>
    meanings.flatMap(({ numbers }) => numbers.map((number) => number * 4 + rank)),
  );

function says(words: readonly SearchWord[], rank: number): RawBuilder<boolean> {
  return sql`e.keys && ${unseen(keysOf(words, rank), 'int[]')}`;
}

function saysEnough({ words, enough }: SearchWords, rank: number): RawBuilder<boolean> {
  if (enough === 'one') return says(words, rank);
  const each = (some: readonly SearchWord[]): RawBuilder<boolean> =>
    sql`(${sql.join(
      some.map((word) => says([word], rank)),
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

// Appended in turn, and read no further than the limit.
function found(question: ItemQuestion, search: SearchWords): RawBuilder<unknown> {
  const narrowed = hasItemConditions(question);
  const names = sql<string>`e.names`;
  return sql`
    select e.item_id as id, e.orders, ${fullness(names, search.words)} as fullness,
      ${costOf(names, search.words)} as cost, ${isOpenNow(question)} as open
    from (${sql.join(
      ranks.map((rank) => entriesOf(search, question, rank)),
      sql` union all `,
    )}) as e
    join stores s on s.id = e.store_id
    ${narrowed ? sql`join items i on i.id = e.item_id` : sql``}
    where ${storeConditions(question)} ${narrowed ? sql`and ${itemConditions(question)}` : sql``}
    limit ${sql.lit(MOST_FOUND)}`;
}

// A name that is the search comes first, then nearness to it, then open stores and orders; or what the caller asks for.
function ordered(question: ItemQuestion): RawBuilder<unknown> {
  if (question.sort === 'popular')
    return sql`select id from found order by fullness = 2 desc, cost, fullness desc, open desc, orders desc, id`;
  return sql`select i.id from found join items i using (id) join stores s on s.id = i.store_id
    order by ${itemOrder(question)}, i.id`;
}

/** A page of the items that say the words. Only keys are ranked, cards are read for the page alone. One statement. */
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
