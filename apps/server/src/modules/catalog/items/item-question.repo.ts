import { type RawBuilder, sql } from 'kysely';
import { isOpenNow, type OpenNow } from '../open-now.repo.ts';
import { discountRuns } from '../stores/discount-runs.repo.ts';
import { isRunning, localized, type Reading } from './items.repo.ts';

/** In which order items are listed; ties go by id, so that pages never overlap. */
export type ItemSort =
  | 'popular'
  | 'menu'
  | 'price_low'
  | 'price_high'
  | 'rating'
  | 'newest'
  | 'name'
  | 'discount'
  | 'reviews';

/** Which items are listed. Prices are of one item without choices, before discounts. */
export interface ItemQuestion extends OpenNow, Reading {
  readonly zoneIds: readonly string[];
  readonly moduleId: string;
  readonly storeId?: string | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly brandId?: string | undefined;
  readonly conditionId?: string | undefined;
  readonly flashSaleId?: string | undefined;
  /** One of these trade item numbers. */
  readonly gtins?: readonly string[] | undefined;
  readonly veg?: boolean | undefined;
  readonly halal?: boolean | undefined;
  readonly organic?: boolean | undefined;
  readonly discounted?: boolean | undefined;
  readonly recommended?: boolean | undefined;
  readonly basic?: boolean | undefined;
  readonly reviewed?: boolean | undefined;
  /** Offered on certain days only, of which today is one (ITEM-06). */
  readonly campaign?: boolean | undefined;
  readonly openNow?: boolean | undefined;
  readonly freeDelivery?: boolean | undefined;
  readonly minRating?: number | undefined;
  readonly minPriceMinor?: number | undefined;
  readonly maxPriceMinor?: number | undefined;
  readonly sort: ItemSort;
  readonly limit: number;
  readonly skip: number;
}

/** Stores s whose items are listed: a store's own list shows it active or not. */
export function storeConditions(question: ItemQuestion): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`s.module_id = ${question.moduleId} and s.zone_id = any (${question.zoneIds}::uuid[])`,
    question.storeId === undefined ? sql`s.active` : sql`s.id = ${question.storeId}`,
  ];
  if (question.freeDelivery) parts.push(sql`s.free_delivery`);
  if (question.openNow) parts.push(isOpenNow(question));
  return sql`${sql.join(parts, sql` and `)}`;
}

const flags = {
  veg: sql<boolean>`i.veg`,
  halal: sql<boolean>`i.halal`,
  organic: sql<boolean>`i.organic`,
  recommended: sql<boolean>`i.recommended`,
  basic: sql<boolean>`i.basic`,
  reviewed: sql<boolean>`i.rating_count > 0`,
} as const;

// The item's own discount, its store's, or a running sale's: gathered one by one, as few items have any.
function isDiscounted(question: ItemQuestion): RawBuilder<boolean> {
  const { moduleId, nowMs } = question;
  return sql`i.id in (
    select own.id from items own where own.active and own.module_id = ${moduleId} and own.discount_type is not null
    union all
    select sold.id from stores d join items sold on sold.store_id = d.id
    where d.active and d.module_id = ${moduleId} and ${discountRuns(question, 'd')} and sold.active
    union all
    select fi.item_id from flash_sales f join flash_sale_items fi on fi.flash_sale_id = f.id
    where f.module_id = ${moduleId} and ${isRunning(nowMs)})`;
}

// What is past midnight is of the day on which it began (isOnItsDays of domain/hours).
function isOnItsDays({ today, weekMinute }: ItemQuestion): RawBuilder<boolean> {
  const isPastMidnight = sql`i.available_until_minute < i.available_from_minute
    and ${weekMinute % 1440}::int < i.available_until_minute`;
  const day = sql`(${today}::date - case when ${isPastMidnight} then 1 else 0 end)`;
  return sql`i.available_from_date <= ${day} and coalesce(i.available_until_date >= ${day}, true)`;
}

function belongings(question: ItemQuestion): RawBuilder<boolean>[] {
  const { storeId, categoryIds, brandId, conditionId, flashSaleId, gtins } = question;
  const parts: RawBuilder<boolean>[] = [];
  if (storeId !== undefined) parts.push(sql`i.store_id = ${storeId}`);
  if (categoryIds) parts.push(sql`i.category_id = any (${categoryIds}::uuid[])`);
  if (brandId !== undefined) parts.push(sql`i.brand_id = ${brandId}`);
  if (gtins) parts.push(sql`i.gtin = any (${gtins}::text[])`);
  if (conditionId !== undefined)
    parts.push(sql`i.id in (select item_id from item_conditions where condition_id = ${conditionId})`);
  if (flashSaleId !== undefined)
    parts.push(sql`i.id in (select item_id from flash_sale_items where flash_sale_id = ${flashSaleId})`);
  return parts;
}

function qualities(question: ItemQuestion): RawBuilder<boolean>[] {
  const { minRating, minPriceMinor, maxPriceMinor } = question;
  const names = Object.keys(flags) as (keyof typeof flags)[];
  const parts = names.filter((name) => question[name]).map((name) => flags[name]);
  if (question.discounted) parts.push(isDiscounted(question));
  if (question.campaign) parts.push(isOnItsDays(question));
  if (minRating !== undefined) parts.push(sql`i.rating >= ${minRating}`);
  if (minPriceMinor !== undefined) parts.push(sql`i.price_minor >= ${minPriceMinor}::bigint`);
  if (maxPriceMinor !== undefined) parts.push(sql`i.price_minor <= ${maxPriceMinor}::bigint`);
  return parts;
}

/** Items i that are listed, their stores apart. */
export function itemConditions(question: ItemQuestion): RawBuilder<boolean> {
  const onSale = sql<boolean>`i.active and i.module_id = ${question.moduleId}`;
  return sql`${sql.join([onSale, ...belongings(question), ...qualities(question)], sql` and `)}`;
}

/** Whether items are asked for that not every item of the stores is. */
export function hasItemConditions(question: ItemQuestion): boolean {
  return belongings(question).length + qualities(question).length > 0;
}

/** Whether the items can be counted by their stores' menus: a market has a hundred times fewer of those. */
export function isCountedByMenus(question: ItemQuestion): boolean {
  const { veg: _counted, storeId: _store, categoryIds: _menu, ...narrower } = question;
  return !hasItemConditions(narrower);
}

// What a price falls by, in percent: a running sale beats all else, otherwise the larger of item and store (rule 2).
function percentOff(question: ItemQuestion): RawBuilder<number> {
  const percent = (table: string): RawBuilder<number> => {
    const [type, value] = [sql.ref(`${table}.discount_type`), sql.ref(`${table}.discount_value`)];
    return sql`case ${type} when 'percent' then ${value} else least(100, 100.0 * ${value} / greatest(i.price_minor, 1)) end`;
  };
  return sql`coalesce(
    (select ${percent('fi')} from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id
      where fi.item_id = i.id and ${isRunning(question.nowMs)} order by f.ends_at, f.id limit 1),
    greatest(case when i.discount_type is not null then ${percent('i')} end,
      case when ${discountRuns(question, 's')} then s.discount_percent end, 0))`;
}

/** What items are sorted by, before their id. */
export function itemOrder(question: ItemQuestion): RawBuilder<unknown> {
  const orders: Record<ItemSort, RawBuilder<unknown>> = {
    popular: sql`i.order_count desc`,
    menu: sql`i.position`,
    price_low: sql`i.price_minor`,
    price_high: sql`i.price_minor desc`,
    rating: sql`i.rating desc, i.rating_count desc`,
    newest: sql`i.listed_at desc`,
    name: sql`folded(${localized('i.name', question.language)})`,
    discount: sql`${percentOff(question)} desc, i.order_count desc`,
    reviews: sql`i.rating_count desc, i.rating desc`,
  };
  return orders[question.sort];
}
