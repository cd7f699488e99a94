import { type SelectQueryBuilder, sql } from 'kysely';
import { type CursorPage, cutPage, readOf, skipOf } from '../cursor-page.ts';

/** One page of a query's rows, newest first, and the total number of rows. */
export async function newestFirst<Tables, Name extends keyof Tables & string>(
  query: SelectQueryBuilder<Tables, Name, object>,
  table: Name,
  page: CursorPage,
) {
  const count = query.select(sql<number>`count(*)`.as('total'));
  const { total } = (await count.executeTakeFirstOrThrow()) as { readonly total: number };
  const made = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  const { cursor } = page;
  const seen = sql`select created_at, id from ${sql.table(table)} where id = ${cursor}`;
  const behind = cursor === undefined ? query : query.where(sql<boolean>`${made} < (${seen})`);
  const read = await behind
    .selectAll()
    .orderBy(sql.ref(`${table}.created_at`), 'desc')
    .orderBy(sql.ref(`${table}.id`), 'desc')
    .limit(readOf(page))
    .offset(skipOf(page))
    .execute();
  return { total, ...cutPage(read as ((typeof read)[number] & { readonly id: string })[], page) };
}
