import { type Kysely, sql } from 'kysely';
import type { GeoTables, KnownNumber } from '../geo.tables.ts';

type Db = Kysely<GeoTables>;

/** Everything on the map that has a name. */
export async function listNames(db: Db): Promise<{
  streets: GeoTables['geo_streets'][];
  places: GeoTables['geo_places'][];
  stores: GeoTables['geo_stores'][];
}> {
  const streets = await db
    .selectFrom('geo_streets')
    .select(['id', 'name', 'other_names', 'lat', 'lng', 'address_count'])
    .orderBy('id')
    .execute();
  const places = await db
    .selectFrom('geo_places')
    .select(['id', 'kind', 'detail', 'name', 'other_names', 'lat', 'lng'])
    .orderBy('id')
    .execute();
  const stores = await db
    .selectFrom('geo_stores')
    .select(['id', 'name', 'lat', 'lng'])
    .orderBy('id')
    .execute();
  return { streets, places, stores };
}

/** A house number requested on a street. */
export interface HouseAsked {
  readonly street: number;
  readonly value: number;
}

// Suffixes and flats of one number.
const MOST_OF_ONE_NUMBER = 100;
// Usually enough to include one of the same side of the street.
const NEXT_NUMBERS = 4;

/**
 * For each request, all houses with that number, ordered by number and place, and the next known ones below and
 * above.
 */
export async function listHouses(db: Db, asked: readonly HouseAsked[]): Promise<KnownNumber[][]> {
  const { rows } = await sql<{ turn: number; houses: KnownNumber[] }>`
    select ask.turn, coalesce(json_agg(json_build_object('number', n.number, 'value', n.number_value, 'lat', n.lat, 'lng', n.lng)
                                       order by n.number_value, n.number, n.lat, n.lng), '[]') as houses
    from unnest(${asked.map(({ street }) => street)}::integer[], ${asked.map(({ value }) => value)}::integer[])
      with ordinality as ask (street, wanted, turn)
    cross join lateral (
      (select * from geo_addresses a where a.street_id = ask.street and a.number_value = ask.wanted
       order by a.number, a.lat, a.lng limit ${MOST_OF_ONE_NUMBER})
      union all
      (select * from geo_addresses a where a.street_id = ask.street and a.number_value < ask.wanted and a.number_value > 0
       order by a.number_value desc limit ${NEXT_NUMBERS})
      union all
      (select * from geo_addresses a where a.street_id = ask.street and a.number_value > ask.wanted
       order by a.number_value limit ${NEXT_NUMBERS})
    ) n
    group by ask.turn`.execute(db);
  const byTurn = new Map(rows.map(({ turn, houses }) => [turn, houses]));
  return asked.map((_, index) => byTurn.get(index + 1) ?? []);
}

/** Two streets that may meet. */
export interface StreetPair {
  readonly street: number;
  readonly other: number;
}

/** The corners of pairs of streets, from south to north; the lower street id first. */
export async function listCorners(db: Db, pairs: readonly StreetPair[]): Promise<GeoTables['geo_corners'][]> {
  const lower = pairs.map(({ street, other }) => Math.min(street, other));
  const upper = pairs.map(({ street, other }) => Math.max(street, other));
  const { rows } = await sql<GeoTables['geo_corners']>`
    select c.street_id, c.other_id, c.lat, c.lng
    from (select distinct * from unnest(${lower}::integer[], ${upper}::integer[]) as pair (street_id, other_id)) pair
    join geo_corners c using (street_id, other_id)
    order by c.street_id, c.other_id, c.lat, c.lng`.execute(db);
  return rows;
}

/** A named place of the map. */
export async function findPlace(
  db: Db,
  id: number,
): Promise<{ name: string; lat: number; lng: number } | undefined> {
  return db.selectFrom('geo_places').select(['name', 'lat', 'lng']).where('id', '=', id).executeTakeFirst();
}

/** A street's name and midpoint. */
export async function findStreet(
  db: Db,
  id: number,
): Promise<{ name: string; lat: number; lng: number } | undefined> {
  return db.selectFrom('geo_streets').select(['name', 'lat', 'lng']).where('id', '=', id).executeTakeFirst();
}

/** A store of the market. */
export async function findStore(
  db: Db,
  id: string,
): Promise<{ name: string; lat: number; lng: number } | undefined> {
  return db.selectFrom('geo_stores').select(['name', 'lat', 'lng']).where('id', '=', id).executeTakeFirst();
}

/** Stores exactly these stores; returns how many rows changed. */
export async function replaceStores(db: Db, stores: readonly GeoTables['geo_stores'][]): Promise<number> {
  const column = <Key extends keyof GeoTables['geo_stores']>(key: Key) => stores.map((store) => store[key]);
  const gone = await sql`delete from geo_stores where id <> all (${column('id')}::uuid[])`.execute(db);
  const kept = await sql`
    insert into geo_stores as kept (id, name, lat, lng)
    select * from unnest(${column('id')}::uuid[], ${column('name')}::text[], ${column('lat')}::float8[], ${column('lng')}::float8[])
    on conflict (id) do update set name = excluded.name, lat = excluded.lat, lng = excluded.lng
    where (kept.name, kept.lat, kept.lng) is distinct from (excluded.name, excluded.lat, excluded.lng)`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0n) + Number(kept.numAffectedRows ?? 0n);
}
