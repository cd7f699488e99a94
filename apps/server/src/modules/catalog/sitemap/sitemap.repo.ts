import { type Kysely, type RawBuilder, sql } from 'kysely';

type Db = Kysely<unknown>;

/** What a market has pages of. */
export const sitemapKinds = ['stores', 'items', 'categories', 'brands', 'conditions', 'campaigns'] as const;

/** One of {@link sitemapKinds}. */
export type SitemapKind = (typeof sitemapKinds)[number];

/** A page of the market: its slug, and when it last changed where that is known. */
export interface SitemapRow {
  readonly slug: string;
  readonly changed_at: Date | null;
}

/** What decides whether something has a page today. */
export interface SitemapQuestion {
  readonly moduleIds: readonly string[];
  readonly zoneIds: readonly string[];
  readonly today: string;
}

const onSale = ({ moduleIds, zoneIds }: SitemapQuestion): RawBuilder<boolean> =>
  sql`s.active and s.module_id = any (${moduleIds}::uuid[]) and s.zone_id = any (${zoneIds}::uuid[])`;

// What has a page, and when it changed. The day a category or brand changed is the day of its goods: nobody keeps it.
function listed(kind: SitemapKind, question: SitemapQuestion): RawBuilder<SitemapRow> {
  const open = onSale(question);
  switch (kind) {
    case 'stores':
      return sql`select s.id, s.slug, s.changed_at from stores s where ${open}`;
    case 'items':
      return sql`select i.id, i.slug, i.changed_at from items i join stores s on s.id = i.store_id
        where i.active and ${open}`;
    case 'categories':
      return sql`select c.id, c.slug, null::timestamptz as changed_at from categories c where exists (
        select from store_categories m join stores s on s.id = m.store_id join categories below on below.id = m.category_id
        where (below.id = c.id or below.parent_id = c.id) and ${open})`;
    case 'brands':
      return sql`select b.id, b.slug, null::timestamptz as changed_at from brands b where exists (
        select from items i join stores s on s.id = i.store_id where i.brand_id = b.id and i.active and ${open})`;
    case 'conditions':
      return sql`select c.id, c.slug, null::timestamptz as changed_at from conditions c where exists (
        select from item_conditions m join items i on i.id = m.item_id join stores s on s.id = i.store_id
        where m.condition_id = c.id and i.active and ${open})`;
    case 'campaigns':
      return sql`select c.id, c.slug, null::timestamptz as changed_at from campaigns c
        where c.active and ${question.today}::date between c.starts_on and c.ends_on and exists (
          select from campaign_stores m join stores s on s.id = m.store_id where m.campaign_id = c.id and ${open})`;
  }
}

/** How many pages of a kind there are. */
export async function countSitemapRows(
  db: Db,
  kind: SitemapKind,
  question: SitemapQuestion,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${listed(kind, question)}) as page`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Pages of a kind by age: what is new stands at the end, and the parts before stay as they are. */
export async function listSitemapRows(
  db: Db,
  kind: SitemapKind,
  question: SitemapQuestion,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select page.slug, page.changed_at from (${listed(kind, question)}) as page
    order by page.id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}
