import type { Language } from '@promenade/contract/refusals';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { writtenOnce } from '../../../platform/database/compiled-once.ts';
import { type AskedIds, isOneOf, placeAmong } from '../../../platform/database/generic-plan.ts';
import type { ItemCardRow, ItemRow } from '../catalog.tables.ts';

type Db = Kysely<unknown>;

/** In which language, and when: the instant, and the market's day. */
export interface Reading {
  readonly language: Language;
  readonly nowMs: number;
  readonly today: string;
}

/** A column of {lang: text} in the reader's language. */
export function localized(column: string, language: Language): RawBuilder<string> {
  const ref = sql.ref(column);
  if (language === 'en') return sql`coalesce(${ref}->>'en', '')`;
  return sql`coalesce(${ref}->>${sql.lit(language)}, ${ref}->>'en', '')`;
}

/** What is left of the stock row `k` today: daily stock is full until it is touched. */
export const leftToday = (today: string): RawBuilder<number> =>
  sql`case when k.stocked_on < ${today}::date then k.daily_stock else k.stock end`;

/** The instant and the day of a {@link Reading}, as statements have them. */
interface Moment {
  readonly at: string;
  readonly today: string;
}

const textOf = (nowMs: number): string => new Date(nowMs).toISOString();
const momentOf = ({ nowMs, today }: Reading): Moment => ({ at: textOf(nowMs), today });

/** A part of statements that is written once in each language. */
function inEachLanguage<T>(
  build: (language: Language, moment: Moment) => RawBuilder<T>,
): (language: Language, moment: Moment) => RawBuilder<T> {
  const written = new Map<Language, (moment: Moment) => RawBuilder<T>>();
  return (language, moment) => {
    const known = written.get(language) ?? writtenOnce((at: Moment) => build(language, at));
    written.set(language, known);
    return known(moment);
  };
}

const runsAt = (at: string): RawBuilder<boolean> =>
  sql`f.active and f.starts_at <= ${at}::timestamptz and f.ends_at > ${at}::timestamptz`;

/** Whether the flash sale f runs: from its first instant until before its last. */
export const isRunning = (nowMs: number): RawBuilder<boolean> => runsAt(textOf(nowMs));

// Of two sales at once the one that ends first counts, as on the module's home.
const runningFlash = (at: string): RawBuilder<unknown> =>
  sql`(select json_build_object('type', fi.discount_type, 'value', fi.discount_value,
      'endsAtMs', (extract(epoch from f.ends_at) * 1000)::bigint)
    from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id
    where fi.item_id = i.id and ${runsAt(at)}
    order by f.ends_at, f.id limit 1)`;

// As a query of its own it is written for the rows of a page alone: beside plain columns, for all that are sorted for it.
const writtenHours = sql`(select h.opening_hours::text from stores h where h.id = s.id)`;

const writtenCardColumns = inEachLanguage<ItemCardRow>(
  (language, { at, today }) =>
    sql`i.id, i.slug, ${localized('i.name', language)} as name, ${localized('i.description', language)} as description,
    i.image, i.image_width, i.image_height, i.store_id, s.name as store_name, s.slug as store_slug, s.zone_id, i.module_id,
    i.category_id, i.price_minor, i.price_to_minor, i.discount_type, i.discount_value, s.discount_percent, s.discount_dates,
    ${runningFlash(at)} as flash,
    ${leftToday(today)} as stock, i.maximum_cart_quantity, i.veg, i.organic, i.recommended, i.halal, s.halal as store_halal,
    i.has_choices, i.rating, i.rating_count, i.available_from_minute, i.available_until_minute,
    i.available_from_date, i.available_until_date, s.time_zone, ${writtenHours} as opening_hours,
    s.days_off::text[] as days_off, s.active as store_active, i.generic_names, i.prescription,
    case when i.unit is not null then ${localized('i.unit', language)} end as unit`,
);

/** Columns of a card, from items i, stores s and the stock row k of the item itself. */
export const cardColumns = (reading: Reading): RawBuilder<ItemCardRow> =>
  writtenCardColumns(reading.language, momentOf(reading));

/** The tables of {@link cardColumns}. */
export const cardTables = sql`items i join stores s on s.id = i.store_id
  left join item_stock k on k.item_id = i.id and k.variation = ''`;

const markJson = (table: string, language: Language): RawBuilder<unknown> =>
  sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'slug', ${sql.ref(`${table}.slug`)},
    'name', ${localized(`${table}.name`, language)}, 'image', ${sql.ref(`${table}.image`)})`;

function shopColumns(language: Language): RawBuilder<unknown> {
  return sql`i.images, i.choice_options, i.nutrition, i.allergens, i.tags, i.gtin, s.reviews as store_reviews,
    (select ${markJson('b', language)} from brands b where b.id = i.brand_id) as brand,
    (select coalesce(json_agg(${markJson('c', language)} order by c.position), '[]')
      from item_conditions ic join conditions c on c.id = ic.condition_id where ic.item_id = i.id) as conditions`;
}

const addOns = sql`case when i.add_on_ids = '{}' then '[]'::json else (
      select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'priceMinor', a.price_minor)
        order by a.position, a.id), '[]')
      from add_ons a where a.id = any (i.add_on_ids) and a.active
    ) end`;

const stocksOf = (today: string): RawBuilder<unknown> =>
  sql`(select coalesce(json_object_agg(k.variation, ${leftToday(today)}), '{}') from item_stock k where k.item_id = i.id)`;

/** The transactions that wrote an item's and its store's row last: another one means that something has changed. */
export interface Versions {
  readonly item_version: string;
  readonly store_version: string;
}

const versions = sql`i.xmin as item_version, s.xmin as store_version`;

/** Of an item, what other rows than its own and its store's say. */
export type ItemNow = Versions & Pick<ItemRow, 'id' | 'flash' | 'stock' | 'add_ons' | 'stocks'>;

const writtenNowColumns = writtenOnce<Moment, ItemNow>(
  ({ at, today }) =>
    sql`i.id, ${versions}, ${runningFlash(at)} as flash, ${leftToday(today)} as stock, ${addOns} as add_ons, ${stocksOf(today)} as stocks`,
);

const writtenItemColumns = inEachLanguage<ItemRow & Versions>(
  (
    language,
    moment,
  ) => sql`${writtenCardColumns(language, moment)}, ${shopColumns(language)}, ${versions}, i.active, i.name as names,
    i.variation_groups, i.variations,
    s.schedule_order, s.delivery, s.free_delivery, s.minimum_order_minor, s.tax_percent, s.discount_minimum_minor, s.discount_maximum_minor,
    ${addOns} as add_ons, ${stocksOf(moment.today)} as stocks`,
);

const itemColumns = (reading: Reading): RawBuilder<ItemRow & Versions> =>
  writtenItemColumns(reading.language, momentOf(reading));

/** Items whole, on sale or not, wherever they are; in no order. One statement. */
export async function listItemRows(db: Db, ids: AskedIds, reading: Reading): Promise<(ItemRow & Versions)[]> {
  const { rows } = await sql<ItemRow & Versions>`
    select ${itemColumns(reading)}, 0 as wishlist_count from ${cardTables} where ${isOneOf('i.id', ids)}`.execute(
    db,
  );
  return rows;
}

/** What changes of items from one moment to the next, and whether the rest has; in no order. One statement. */
export async function listItemsNow(db: Db, ids: AskedIds, reading: Reading): Promise<ItemNow[]> {
  const { rows } = await sql<ItemNow>`
    select ${writtenNowColumns(momentOf(reading))} from ${cardTables} where ${isOneOf('i.id', ids)}`.execute(
    db,
  );
  return rows;
}

/** Where items and stores may be looked up (MOD-08). */
export interface Within {
  readonly zoneIds: readonly string[];
  readonly moduleIds: readonly string[];
  /** Modules whose stores are seen in every zone. */
  readonly everywhereModuleIds: readonly string[];
}

/** Whether the store s is inside. */
export function isWithin({ zoneIds, moduleIds, everywhereModuleIds }: Within): RawBuilder<boolean> {
  return sql`s.module_id = any (${moduleIds}::uuid[])
    and (s.zone_id = any (${zoneIds}::uuid[]) or s.module_id = any (${everywhereModuleIds}::uuid[]))`;
}

/** An id or a slug; an id may be looked for in a column of ids. */
export function byIdOrSlug(table: string, idOrSlug: string): RawBuilder<boolean> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(idOrSlug);
  return isId ? sql`${sql.ref(`${table}.id`)} = ${idOrSlug}` : sql`${sql.ref(`${table}.slug`)} = ${idOrSlug}`;
}

/** An item, on sale or not, with how many hold it dear. */
export async function findItemRow(
  db: Db,
  idOrSlug: string,
  within: Within,
  reading: Reading,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(reading)}, (select count(*)::int from wishlist_entries e where e.item_id = i.id) as wishlist_count
    from ${cardTables}
    where ${byIdOrSlug('i', idOrSlug)} and ${isWithin(within)}`.execute(db);
  return rows[0];
}

/** Cards by id, in the order of the ids; items off sale, or of a store that is, are left out. */
export async function listCardRows(db: Db, ids: readonly string[], reading: Reading): Promise<ItemCardRow[]> {
  const { rows } = await sql<ItemCardRow>`
    select ${cardColumns(reading)} from ${cardTables}
    where ${isOneOf('i.id', ids)} and i.active and s.active
    order by ${placeAmong('i.id', ids)}`.execute(db);
  return rows;
}
