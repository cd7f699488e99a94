import { type RawBuilder, sql } from 'kysely';
import type { ListedPage } from './parts.repo.ts';

/** What a market has pages of. */
export const sitemapKinds = ['stores', 'items', 'categories', 'brands', 'conditions', 'campaigns'] as const;

/** One of {@link sitemapKinds}. */
export type SitemapKind = (typeof sitemapKinds)[number];

/** What decides whether something has a page today. */
export interface SitemapQuestion {
  readonly moduleIds: readonly string[];
  readonly zoneIds: readonly string[];
  readonly today: string;
}

const onSale = ({ moduleIds, zoneIds }: SitemapQuestion): RawBuilder<boolean> =>
  sql`s.active and s.module_id = any (${moduleIds}::uuid[]) and s.zone_id = any (${zoneIds}::uuid[])`;

/** The pages of a kind. The day a category or brand changed is the day of its goods: nobody keeps it. */
export function pagesOf(kind: SitemapKind, question: SitemapQuestion): RawBuilder<ListedPage> {
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
