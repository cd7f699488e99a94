import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOneOf, placeAmong } from '../../../platform/database/generic-plan.ts';
import { byIdOrSlug, isOpenNow } from '../../catalog/index.ts';
import type { WithinRental } from '../page/page.repo.ts';
import { providerColumns } from '../vehicle-rows.repo.ts';
import type { NamedColumn, ProviderRow } from '../vehicles.tables.ts';

type Db = Kysely<unknown>;

const columns: RawBuilder<ProviderRow> = sql`${providerColumns}, s.zone_id, s.module_id, s.active, s.cover,
  s.cover_width, s.cover_height, s.address, s.phone, s.description, s.rating, s.rating_count, s.stars, s.joined_at,
  s.opening_hours::text as opening_hours, s.days_off::text[] as days_off, s.time_zone, s.tax_percent, s.reviews,
  p.vehicle_count`;

const within = ({ vehicleModuleIds, pickupZoneIds }: WithinRental): RawBuilder<boolean> =>
  sql`s.module_id = any (${vehicleModuleIds}::uuid[]) and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`;

/** Which providers are listed, and how. */
export interface ProviderQuestion extends WithinRental {
  readonly nowMs: number;
  readonly timeZone: string;
  readonly weekMinute: number;
  readonly sort: 'popular' | 'newest';
  readonly limit: number;
  readonly skip: number;
}

const orders: Record<ProviderQuestion['sort'], RawBuilder<unknown>> = {
  popular: sql`(select sum(trip_count) from vehicles v where v.store_id = s.id) desc nulls last, s.rating desc`,
  newest: sql`s.joined_at desc`,
};

/** A page of providers that accept trips, open ones first. */
export async function listProviderPage(
  db: Db,
  question: ProviderQuestion,
): Promise<{ rows: ProviderRow[]; total: number }> {
  const listed = sql`stores s join providers p on p.store_id = s.id where s.active and ${within(question)}`;
  const { rows } = await sql<Partial<ProviderRow> & { total: number }>`
    with page as (
      select ${columns}, row_number() over (order by ${isOpenNow({ ...question, alwaysOpen: false })} desc,
        ${orders[question.sort]}, s.id) as place
      from ${listed} order by place limit ${question.limit} offset ${question.skip}
    )
    select page.*, counted.total from (select count(*)::int as total from ${listed}) as counted
    left join page on true order by page.place`.execute(db);
  const found = rows.filter((row): row is ProviderRow & { total: number } => row.store_id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

/** Where a provider is, and to which zones it brings its vehicles. */
export type PlacedProvider = Pick<ProviderRow, 'store_id' | 'store_lat' | 'store_lng' | 'pickup_zone_ids'>;

/** Places of providers that accept trips, those with the most zones first. */
export async function listPlacedProviders(
  db: Db,
  question: WithinRental,
  limit: number,
): Promise<PlacedProvider[]> {
  const { rows } = await sql<PlacedProvider>`
    select s.id as store_id, s.lat as store_lat, s.lng as store_lng, p.pickup_zone_ids
    from stores s join providers p on p.store_id = s.id where s.active and ${within(question)}
    order by cardinality(p.pickup_zone_ids) desc, s.id limit ${limit}`.execute(db);
  return rows;
}

/** A provider by id or slug, active or not. */
export async function findProviderRow(
  db: Db,
  idOrSlug: string,
  question: WithinRental,
): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from stores s join providers p on p.store_id = s.id
    where ${byIdOrSlug('s', idOrSlug)} and ${within(question)}`.execute(db);
  return rows[0];
}

/** Providers by id, in any state, in the order of the ids. */
export async function listProviderRowsById(db: Db, ids: readonly string[]): Promise<ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from stores s join providers p on p.store_id = s.id where ${isOneOf('s.id', ids)}
    order by ${placeAmong('s.id', ids)}`.execute(db);
  return rows;
}

/** Categories of a provider's vehicles, in their order. */
export async function listCategoriesOfProvider(
  db: Db,
  storeId: string,
): Promise<(NamedColumn & { vehicle_count: number })[]> {
  const { rows } = await sql<NamedColumn & { vehicle_count: number }>`
    select c.id, c.slug, c.name, count(*)::int as vehicle_count
    from vehicles v join vehicle_categories c on c.id = v.category_id
    where v.store_id = ${storeId} and v.active group by c.id order by c.position, c.id`.execute(db);
  return rows;
}

/** Makes a store of the rental module a provider with these pickup zones. */
export async function insertProvider(
  db: Db,
  provider: { readonly storeId: string; readonly pickupZoneIds: readonly string[] },
): Promise<void> {
  const zones = [...provider.pickupZoneIds];
  await sql`insert into providers (store_id, pickup_zone_ids) values (${provider.storeId}, ${zones}::uuid[])`.execute(
    db,
  );
}
