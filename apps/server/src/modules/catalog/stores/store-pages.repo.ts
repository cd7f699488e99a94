import type { Language } from '@promenade/contract/refusals';
import type { LatLng } from '@promenade/domain/zones';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boundedPage, unseen } from '../../../platform/database/generic-plan.ts';
import type { StoreCardRow } from '../catalog.tables.ts';
import { isOpenNow, type OpenNow } from '../open-now.repo.ts';
import { discountRuns } from './discount-runs.repo.ts';
import { costOf } from '../search/closeness.repo.ts';
import type { SearchWord, SearchWords } from '../search/meanings.ts';
import { storeCardColumns } from './stores.repo.ts';

type Db = Kysely<unknown>;

// Fewer letters than this are only looked for at the start of a word: in the middle they are everywhere.
const fewestInside = 3;

/** Which stores are listed, and how. */
export interface StoreQuestion extends OpenNow {
  readonly zoneIds: readonly string[];
  readonly moduleId: string;
  readonly language: Language;
  readonly type?: 'all' | 'delivery' | 'take_away' | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly campaignId?: string | undefined;
  readonly openNow?: boolean | undefined;
  readonly freeDelivery?: boolean | undefined;
  readonly discounted?: boolean | undefined;
  readonly veg?: boolean | undefined;
  readonly halal?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly minRating?: number | undefined;
  readonly sort: 'recommended' | 'popular' | 'newest' | 'name' | 'distance' | 'rating' | 'delivery_time';
  readonly point?: LatLng | undefined;
  /** Metres by road from stores to the point: what `distance` sorts by. */
  readonly metres?: ReadonlyMap<string, number> | undefined;
  readonly limit: number;
  readonly skip: number;
}

function narrowings(question: StoreQuestion): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (question.type === 'delivery') parts.push(sql`s.delivery`);
  if (question.type === 'take_away') parts.push(sql`s.take_away`);
  if (question.freeDelivery) parts.push(sql`s.free_delivery`);
  if (question.discounted) parts.push(discountRuns(question, 's'));
  if (question.veg) parts.push(sql`s.veg_count > 0`);
  if (question.halal) parts.push(sql`s.halal`);
  if (question.featured) parts.push(sql`s.featured`);
  if (question.minRating !== undefined) parts.push(sql`s.rating >= ${question.minRating}`);
  if (question.openNow) parts.push(isOpenNow(question));
  if (question.campaignId !== undefined)
    parts.push(
      sql`s.id in (select store_id from campaign_stores where campaign_id = ${question.campaignId})`,
    );
  if (question.categoryIds) {
    parts.push(sql`exists (select from store_categories c
      where c.store_id = s.id and c.category_id = any (${question.categoryIds}::uuid[]))`);
  }
  return parts;
}

function conditions(question: StoreQuestion): RawBuilder<unknown> {
  const listed = sql`s.active and s.module_id = ${question.moduleId} and s.zone_id = any (${question.zoneIds}::uuid[])`;
  return sql.join([listed, ...narrowings(question)], sql` and `);
}

// Degrees of longitude shrunk to the latitude's are exact enough inside a city, where nearness only has to sort.
function crowFlies({ lat, lng }: LatLng): RawBuilder<unknown> {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return sql`(s.lat - ${lat}) ^ 2 + ((s.lng - ${lng}) * ${shrink}::double precision) ^ 2`;
}

function order({ sort, point, metres }: StoreQuestion): RawBuilder<unknown> {
  if (sort === 'distance' && point) return metres ? sql`way.metres, ${crowFlies(point)}` : crowFlies(point);
  if (sort === 'rating') return sql`s.rating desc, s.rating_count desc`;
  if (sort === 'delivery_time') return sql`s.delivery_minutes_from + s.delivery_minutes_to, s.rating desc`;
  if (sort === 'newest') return sql`s.joined_at desc`;
  if (sort === 'name') return sql`folded(s.name)`;
  if (sort === 'popular') return sql`s.order_count desc, s.rating desc`;
  return sql`s.featured desc, s.order_count desc, s.rating desc`;
}

/** Stores s, and way.metres where they are sorted by it. */
function sortable({ metres }: StoreQuestion): RawBuilder<unknown> {
  if (!metres) return sql`stores s`;
  return sql`stores s left join unnest(${[...metres.keys()]}::uuid[], ${[...metres.values()]}::double precision[])
    as way (id, metres) on way.id = s.id`;
}

/** What is asked for to tell how far a store is. */
export type PlacedStore = Pick<StoreCardRow, 'id' | 'lat' | 'lng' | 'zone_id' | 'module_id'>;

/** Where all stores of a module and zones are. */
export async function listPlacedStores(
  db: Db,
  { moduleId, zoneIds }: Pick<StoreQuestion, 'moduleId' | 'zoneIds'>,
): Promise<PlacedStore[]> {
  const { rows } = await sql<PlacedStore>`
    select s.id, s.lat, s.lng, s.zone_id, s.module_id from stores s
    where s.active and s.module_id = ${moduleId} and s.zone_id = any (${zoneIds}::uuid[])`.execute(db);
  return rows;
}

/** A page with how many there are in all. */
export interface StoreRowPage {
  readonly rows: readonly StoreCardRow[];
  readonly total: number;
}

// The total comes even where the page is empty: as one row without a store.
async function readPage(db: Db, question: StoreQuestion, found: RawBuilder<unknown>): Promise<StoreRowPage> {
  const { limit, skip, language } = question;
  const { rows } = await sql<Partial<StoreCardRow> & { total: number }>`
    with found as materialized (${found}),
    page as (
      select ${storeCardColumns(language)}, found.place
      from found join stores s on s.id = found.id
      where found.place > ${skip} and found.place <= ${skip + limit}
    )
    select page.*, (select count(*) from found) as total
    from (values (1)) as one left join page on true
    order by page.place`.execute(db);
  const stores = rows.filter((row): row is StoreCardRow & { total: number } => row.id !== null);
  return { rows: stores, total: rows[0]?.total ?? 0 };
}

type CountedRow = Partial<StoreCardRow> & { readonly total: number };

function ranked(question: StoreQuestion, open: boolean, skip: RawBuilder<number>): RawBuilder<unknown> {
  const ordered = sql`
      select s.id from ${sortable(question)} where ${conditions(question)} and ${isOpenNow(question)} = ${sql.lit(open)}
      order by ${order(question)}, s.id`;
  // Where nothing narrows the list, it is read from its beginning whatever is asked.
  const page =
    narrowings(question).length === 0
      ? boundedPage(ordered, question, skip)
      : sql`${ordered} limit ${question.limit} offset ${skip}`;
  return sql`select id, row_number() over () as place from (${page}) as keys`;
}

// What is open is counted only where a page goes beyond it.
async function listClosed(db: Db, question: StoreQuestion): Promise<StoreCardRow[]> {
  const beyond = sql<number>`(select greatest(0, ${question.skip} - count(*)) from stores s
    where ${conditions({ ...question, openNow: true })})`;
  const { rows } = await sql<StoreCardRow>`
    with page as materialized (${ranked(question, false, beyond)})
    select ${storeCardColumns(question.language)} from page join stores s on s.id = page.id order by page.place`.execute(
    db,
  );
  return rows;
}

/**
 * A page of stores: open ones first, then by the rule asked for. One statement, a second one where the page reaches the
 * closed stores.
 */
export async function listStoreRows(db: Db, question: StoreQuestion): Promise<StoreRowPage> {
  const { rows } = await sql<CountedRow>`
    with page as materialized (${ranked(question, true, sql`${question.skip}`)}),
    cards as (select ${storeCardColumns(question.language)}, page.place from page join stores s on s.id = page.id)
    select cards.*, counted.total
    from (select count(*)::int as total from stores s where ${conditions(question)}) as counted
    left join cards on true
    order by cards.place`.execute(db);
  const open = rows.filter((row): row is StoreCardRow & CountedRow => row.id !== null);
  const total = rows[0]?.total ?? 0;
  const limit = Math.min(question.limit, total - question.skip) - open.length;
  if (limit <= 0 || question.openNow || question.alwaysOpen) return { rows: open, total };
  const skip = question.skip + open.length;
  return { rows: [...open, ...(await listClosed(db, { ...question, limit, skip }))], total };
}

function holdsWord({ typed, meanings }: SearchWord): RawBuilder<boolean> {
  const patterns = [`% ${typed}%`, ...(typed.length < fewestInside ? [] : [`%${typed}%`])];
  const others = meanings.filter(({ word }) => !word.includes(typed)).map(({ word }) => `% ${word}%`);
  return sql`s.search_text like any (${unseen([...patterns, ...others], 'text[]')}::text[])`;
}

/** Stores whose name or kind holds all the words, the nearest to them first. One statement. */
export function searchStoreRows(
  db: Db,
  question: StoreQuestion,
  { words }: SearchWords,
): Promise<StoreRowPage> {
  const text = sql<string>`s.search_text`;
  const holding = sql`(${sql.join(words.map(holdsWord), sql` and `)})`;
  return readPage(
    db,
    question,
    sql`select s.id, row_number() over (order by ${costOf(text, words)}, ${isOpenNow(question)} desc,
        ${order(question)}, s.id) as place
      from ${sortable(question)} where ${conditions(question)} and ${holding}`,
  );
}
