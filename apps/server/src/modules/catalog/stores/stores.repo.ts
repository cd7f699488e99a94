import type { Language } from '@promenade/contract/refusals';
import type { LatLng } from '@promenade/domain/zones';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoreCardRow, StoreRow } from '../catalog.tables.ts';
import { byIdOrSlug, localized, type Within } from '../items/items.repo.ts';
import { foldedWords, isOpenNow, type OpenNow } from '../open-now.repo.ts';

type Db = Kysely<unknown>;

/** Which stores are listed, and how. */
export interface StoreQuestion extends OpenNow {
  readonly zoneIds: readonly string[];
  readonly moduleId: string;
  readonly language: Language;
  readonly type?: 'all' | 'delivery' | 'take_away' | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly openNow?: boolean | undefined;
  readonly freeDelivery?: boolean | undefined;
  readonly minRating?: number | undefined;
  /** Words that must all be found; the best match first. */
  readonly words?: readonly string[] | undefined;
  readonly sort: 'recommended' | 'popular' | 'latest' | 'distance' | 'rating' | 'delivery_time';
  readonly point?: LatLng | undefined;
  readonly limit: number;
  readonly skip: number;
}

function cardColumns(language: Language): RawBuilder<StoreCardRow> {
  return sql`s.id, s.slug, s.name, ${localized('s.kind', language)} as kind, s.module_id, s.zone_id, s.logo, s.cover,
    s.cover_width, s.cover_height, s.address, s.lat, s.lng, s.active, s.opening_hours::text as opening_hours,
    s.days_off::text[] as days_off, s.time_zone, s.rating, s.rating_count, s.delivery_minutes_from, s.delivery_minutes_to,
    s.minimum_order_minor, s.delivery, s.take_away, s.schedule_order, s.free_delivery, s.featured, s.joined_at,
    s.discount_percent, s.discount_minimum_minor, s.discount_maximum_minor`;
}

function storeColumns(language: Language): RawBuilder<StoreRow> {
  return sql`${cardColumns(language)}, s.phone, ${localized('s.description', language)} as description,
    s.preparation_minutes, s.tax_percent, s.halal`;
}

function conditions(question: StoreQuestion): RawBuilder<unknown> {
  const parts = [sql`s.active and s.module_id = ${question.moduleId} and s.zone_id = any (${question.zoneIds}::uuid[])`];
  if (question.type === 'delivery') parts.push(sql`s.delivery`);
  if (question.type === 'take_away') parts.push(sql`s.take_away`);
  if (question.freeDelivery) parts.push(sql`s.free_delivery`);
  if (question.minRating !== undefined) parts.push(sql`s.rating >= ${question.minRating}`);
  if (question.openNow) parts.push(isOpenNow(question));
  if (question.categoryIds) {
    parts.push(sql`exists (select from store_categories c
      where c.store_id = s.id and c.category_id = any (${question.categoryIds}::uuid[]))`);
  }
  return sql.join(parts, sql` and `);
}

// Nearness only has to sort: degrees of longitude shrunk to the latitude's are exact enough inside a city.
function order({ sort, point }: StoreQuestion): RawBuilder<unknown> {
  if (sort === 'distance' && point) {
    const shrink = Math.cos((point.lat * Math.PI) / 180);
    return sql`(s.lat - ${point.lat}) ^ 2 + ((s.lng - ${point.lng}) * ${shrink}::double precision) ^ 2`;
  }
  if (sort === 'rating') return sql`s.rating desc, s.rating_count desc`;
  if (sort === 'delivery_time') return sql`s.delivery_minutes_from + s.delivery_minutes_to, s.rating desc`;
  if (sort === 'latest') return sql`s.joined_at desc`;
  if (sort === 'popular') return sql`s.order_count desc, s.rating desc`;
  return sql`s.featured desc, s.order_count desc, s.rating desc`;
}

/** A page of stores with how many there are in all: open ones first, then by the rule asked for. One statement. */
export async function listStoreRows(db: Db, question: StoreQuestion): Promise<{ rows: StoreCardRow[]; total: number }> {
  const { words } = question;
  const matches = words ? sql`join find_stores(${foldedWords(words)}) f on f.store_id = s.id` : sql``;
  const best = words ? sql`f.score desc, ` : sql``;
  const { rows } = await sql<StoreCardRow & { total: number }>`
    with page as materialized (
      select s.id, row_number() over (order by ${best}${isOpenNow(question)} desc, ${order(question)}, s.id) as place,
        count(*) over () as total
      from stores s ${matches}
      where ${conditions(question)}
      order by place
      limit ${question.limit} offset ${question.skip}
    )
    select ${cardColumns(question.language)}, page.total
    from page join stores s on s.id = page.id
    order by page.place`.execute(db);
  const total = rows[0]?.total ?? (question.skip === 0 ? 0 : await countStoreRows(db, question));
  return { rows, total };
}

// Past the last page no row carries the count.
async function countStoreRows(db: Db, question: StoreQuestion): Promise<number> {
  const matches = question.words ? sql`join find_stores(${foldedWords(question.words)}) f on f.store_id = s.id` : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from stores s ${matches} where ${conditions(question)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A category in a store's menu, with its count. */
export interface MenuColumn {
  readonly id: string;
  readonly items: number;
}

/** A store by id or slug, active or not, with the categories of its menu in menu order. One statement. */
export async function findStoreRow(
  db: Db,
  idOrSlug: string,
  within: Within,
  language: Language,
): Promise<(StoreRow & { menu: readonly MenuColumn[] }) | undefined> {
  const { rows } = await sql<StoreRow & { menu: readonly MenuColumn[] }>`
    select ${storeColumns(language)},
      (select coalesce(json_agg(json_build_object('id', c.category_id, 'items', c.item_count) order by c.position), '[]')
        from store_categories c where c.store_id = s.id) as menu
    from stores s
    where ${byIdOrSlug('s', idOrSlug)}
      and s.zone_id = any (${within.zoneIds}::uuid[]) and s.module_id = any (${within.moduleIds}::uuid[])`.execute(db);
  return rows[0];
}

/** Stores whole by id, wherever they are, in the order of the ids. */
export async function listStoreRowsById(db: Db, ids: readonly string[], language: Language): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns(language)} from stores s where s.id = any (${ids}::uuid[])
    order by array_position(${ids}::uuid[], s.id)`.execute(db);
  return rows;
}

/** Whether the store takes orders. Answers false where there is no such store. */
export async function updateStoreActive(db: Db, id: string, active: boolean): Promise<boolean> {
  const result = await sql`update stores set active = ${active} where id = ${id}`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
