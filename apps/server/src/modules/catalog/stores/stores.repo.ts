import type { Language } from '@promenade/contract/refusals';
import type { DateWindow, LocalDate } from '@promenade/domain/hours';
import type { DeliveryRates } from '@promenade/domain/pricing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOneOf, placeAmong } from '../../../platform/database/generic-plan.ts';
import { json } from '../../../platform/database/json.ts';
import type { HoursColumns, LocalText, StoreCardRow, StoreRow } from '../catalog.tables.ts';
import type { StoredInterval } from './opening.ts';
import { byIdOrSlug, isWithin, localized, type Within } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** Columns of a card, from stores s. */
export function storeCardColumns(language: Language): RawBuilder<StoreCardRow> {
  return sql`s.id, s.slug, s.name, ${localized('s.kind', language)} as kind, s.module_id, s.zone_id, s.logo, s.cover,
    s.cover_width, s.cover_height, s.address, s.lat, s.lng, s.active, s.opening_hours::text as opening_hours,
    s.days_off::text[] as days_off, s.time_zone, s.rating, s.rating_count, s.delivery_minutes_from, s.delivery_minutes_to,
    s.minimum_order_minor, s.delivery, s.take_away, s.schedule_order, s.free_delivery, s.featured, s.joined_at,
    s.discount_percent, s.discount_minimum_minor, s.discount_maximum_minor, s.discount_dates, s.delivery_rates`;
}

function storeColumns(language: Language): RawBuilder<StoreRow> {
  return sql`${storeCardColumns(language)}, s.phone, ${localized('s.description', language)} as description,
    s.preparation_minutes, s.tax_percent, s.halal`;
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
      and ${isWithin(within)}`.execute(db);
  return rows[0];
}

/** Stores whole by id, wherever they are, in the order of the ids. */
export async function listStoreRowsById(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns(language)} from stores s where ${isOneOf('s.id', ids)}
    order by ${placeAmong('s.id', ids)}`.execute(db);
  return rows;
}

/** Stores of one rate of tax have another from now on. */
export async function updateTax(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`update stores set tax_percent = ${to} where tax_percent = ${from}::numeric(6, 3)`.execute(db);
}

/** Whether the store takes orders. Answers false where there is no such store. */
export async function updateStoreActive(db: Db, id: string, active: boolean): Promise<boolean> {
  const result = await sql`update stores set active = ${active} where id = ${id}`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Keeps a store's own rates, or that it has none. */
export async function updateStoreRates(db: Db, id: string, rates: DeliveryRates | null): Promise<void> {
  await sql`update stores set delivery_rates = ${json(rates)} where id = ${id}`.execute(db);
}

/** Keeps whether a store takes reviews. */
export async function updateStoreReviews(db: Db, id: string, reviews: boolean): Promise<void> {
  await sql`update stores set reviews = ${reviews} where id = ${id}`.execute(db);
}

/** When a store is open, as it is kept. */
export interface KeptHours {
  readonly openingHours: readonly StoredInterval[];
  readonly daysOff: readonly LocalDate[];
}

/** Keeps when a store is open, whatever an import says from now on. */
export async function updateStoreHours(
  db: Db,
  id: string,
  { openingHours, daysOff }: KeptHours,
): Promise<void> {
  await sql`
    update stores set opening_hours = ${json(openingHours)}, days_off = ${[...daysOff]}::date[], hours_decided = true
    where id = ${id}`.execute(db);
}

/** A store's own discount as it is kept. */
export interface KeptDiscount {
  readonly percent: number;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  readonly dates: DateWindow | null;
}

/** Keeps what a store takes off its goods, or that it takes nothing. */
export async function updateStoreDiscount(db: Db, id: string, kept: KeptDiscount | null): Promise<void> {
  await sql`
    update stores set discount_percent = ${kept?.percent ?? null}, discount_minimum_minor = ${kept?.minimumMinor ?? 0},
      discount_maximum_minor = ${kept?.maximumMinor ?? null}, discount_dates = ${json(kept?.dates ?? null)},
      discount_decided = true
    where id = ${id}`.execute(db);
}

/** Where the stores are that take orders. */
export async function listStorePlaces(
  db: Db,
): Promise<{ id: string; name: string; lat: number; lng: number }[]> {
  const { rows } = await sql<{ id: string; name: string; lat: number; lng: number }>`
    select id, name, lat, lng from stores where active order by id`.execute(db);
  return rows;
}

/** A store or provider of the market, and what decides whether it takes orders. */
export interface StoreAtWorkRow extends HoursColumns {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly zone_id: string;
  readonly active: boolean;
}

/** Stores and providers: all, the one of an id or name in links, or a page of them. */
export type StoresSought =
  | { readonly key: string | undefined }
  | { readonly limit: number; readonly offset: number };

/** Stores and providers by name. */
export async function listStoresAtWork(db: Db, sought: StoresSought): Promise<StoreAtWorkRow[]> {
  const isMeant =
    'key' in sought && sought.key !== undefined
      ? sql`id::text = ${sought.key} or slug = ${sought.key}`
      : sql`true`;
  const part =
    'limit' in sought ? sql`limit ${sought.limit} offset ${(sought.offset - 1) * sought.limit}` : sql``;
  const { rows } = await sql<StoreAtWorkRow>`
    select id, slug, name, module_id, zone_id, active, opening_hours::text as opening_hours,
      days_off::text[] as days_off, time_zone
    from stores where ${isMeant} order by name, id ${part}`.execute(db);
  return rows;
}

/** How many stores and providers there are. */
export async function countStores(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from stores`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A store that joins a running market, as opposed to one that an import brings. */
export interface NewStore {
  readonly moduleId: string;
  readonly zoneId: string;
  readonly name: string;
  readonly kind: LocalText;
  readonly address: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  readonly openingHours: readonly StoredInterval[];
  readonly deliveryMinutes: readonly [from: number, to: number];
  readonly taxPercent: number;
  readonly logo: string;
  readonly cover: { readonly name: string; readonly width: number; readonly height: number };
}

/** Keeps a store that is not open yet; false where another has its link. */
export async function insertStore(
  db: Db,
  store: NewStore & { readonly id: string; readonly slug: string; readonly joinedAt: Date },
): Promise<boolean> {
  const { cover, deliveryMinutes: minutes } = store;
  const { rows } = await sql`
    insert into stores (id, module_id, zone_id, slug, name, kind, address, phone, lat, lng, logo, cover, cover_width,
      cover_height, active, opening_hours, delivery_minutes_from, delivery_minutes_to, tax_percent, delivery, take_away,
      schedule_order, joined_at)
    values (${store.id}, ${store.moduleId}, ${store.zoneId}, ${store.slug}, ${store.name},
      ${json(store.kind)}, ${store.address}, ${store.phone}, ${store.lat}, ${store.lng}, ${store.logo},
      ${cover.name}, ${cover.width}, ${cover.height}, false, ${json(store.openingHours)}, ${minutes[0]},
      ${minutes[1]}, ${store.taxPercent}, true, true, true, ${store.joinedAt})
    on conflict (slug) do nothing returning id`.execute(db);
  return rows.length > 0;
}
