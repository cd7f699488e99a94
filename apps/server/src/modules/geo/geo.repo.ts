import type { LatLng } from '@promenade/domain/zones';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FoundName, GeoTables, KnownNumber, NearAddress, PlaceKind } from './geo.tables.ts';

type Db = Kysely<GeoTables>;

/** One way to read what was typed: a name, and the house number that goes with it. */
export interface SearchReading {
  readonly words: string;
  readonly number: number | null;
}

// The neighbourhood whose centre is nearest: neighbourhoods are points on the map.
const neighbourhoodOf = (lat: RawBuilder<unknown>, lng: RawBuilder<unknown>) => sql`(
  select p.name from geo_places p where p.kind = 'neighbourhood' order by p.spot <-> geo_spot(${lat}, ${lng}) limit 1
)`;

// The number itself, and the nearest on either side of it; ordered so that the closest comes first.
const numbersAround = (street: RawBuilder<unknown>, wanted: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('number', n.number, 'value', n.number_value, 'lat', n.lat, 'lng', n.lng)
                           order by abs(n.number_value - ${wanted}), n.number_value, n.number), '[]')
  from (
    (select * from geo_addresses a where a.street_id = ${street} and a.number_value <= ${wanted} and a.number_value > 0
     order by a.number_value desc, a.number limit 2)
    union all
    (select * from geo_addresses a where a.street_id = ${street} and a.number_value > ${wanted}
     order by a.number_value, a.number limit 2)
  ) n
)`;

/** Streets and places like what was typed, with the house numbers around the one asked for; most alike first. */
export async function searchNames(
  db: Db,
  readings: readonly SearchReading[],
  hint: LatLng | undefined,
  most: number,
): Promise<FoundName[]> {
  const words = readings.map((reading) => reading.words);
  const numbers = readings.map((reading) => reading.number);
  const spot = hint ? sql`geo_spot(${hint.lat}, ${hint.lng})` : sql`null::point`;
  const { rows } = await sql<FoundName>`
    select f.*, n.numbers,
           ${neighbourhoodOf(sql`coalesce((n.numbers->0->>'lat')::float8, f.lat)`, sql`coalesce((n.numbers->0->>'lng')::float8, f.lng)`)} as neighbourhood
    from geo_search(${words}::text[], ${numbers}::integer[], ${spot}, ${most}) f
    cross join lateral (
      select case when f.wanted is null then '[]'::json else ${numbersAround(sql`f.id`, sql`f.wanted`)} end as numbers
    ) n
    order by f.score desc, f.name, f.kind, f.id`.execute(db);
  return rows;
}

/** The addresses nearest to a point, nearest first, and the neighbourhood's name. */
export async function findNear(
  db: Db,
  { lat, lng }: LatLng,
  most: number,
): Promise<{ addresses: NearAddress[]; neighbourhood: string | null }> {
  const { rows } = await sql<{ addresses: NearAddress[]; neighbourhood: string | null }>`
    with near as (
      select a.*, a.spot <-> geo_spot(${lat}, ${lng}) as gap from geo_addresses a
      order by a.spot <-> geo_spot(${lat}, ${lng}) limit ${most}
    )
    select ${neighbourhoodOf(sql`${lat}::float8`, sql`${lng}::float8`)} as neighbourhood,
           (select coalesce(json_agg(json_build_object('street', s.name, 'number', n.number, 'value', n.number_value,
                                                       'lat', n.lat, 'lng', n.lng)
                                     order by n.gap, n.number_value, n.number), '[]')
            from near n join geo_streets s on s.id = n.street_id) as addresses`.execute(db);
  return rows[0] ?? { addresses: [], neighbourhood: null };
}

/** A street, with the house numbers around the one asked for and the neighbourhood of its middle. */
export async function findStreet(
  db: Db,
  id: number,
  wanted: number | null,
): Promise<{ name: string; lat: number; lng: number; numbers: KnownNumber[] } | undefined> {
  const numbers = wanted === null ? sql`'[]'::json` : numbersAround(sql`s.id`, sql`${wanted}::integer`);
  const { rows } = await sql<{ name: string; lat: number; lng: number; numbers: KnownNumber[] }>`
    select s.name, s.lat, s.lng, ${numbers} as numbers from geo_streets s where s.id = ${id}`.execute(db);
  return rows[0];
}

/** A named place. */
export async function findPlace(
  db: Db,
  id: number,
): Promise<{ kind: PlaceKind; name: string; lat: number; lng: number } | undefined> {
  return db
    .selectFrom('geo_places')
    .select(['kind', 'name', 'lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The road graph's bytes; absent before the first import. */
export async function findGraph(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('geo_graph').select('graph').executeTakeFirst();
  return row?.graph;
}

/** A vector tile, gzip-compressed; absent where nothing is drawn. */
export async function findTile(db: Db, z: number, x: number, y: number): Promise<Buffer | undefined> {
  const tile = db
    .selectFrom('map_tiles')
    .select('data')
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y);
  return (await tile.executeTakeFirst())?.data;
}
