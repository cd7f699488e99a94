import { sql } from 'kysely';
import type { TestMarket } from './test-market.ts';

/** The tables in which a text stands, whatever the column. */
export async function tablesWith({ ctx }: TestMarket, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(ctx.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(ctx.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
