import type { LatLng } from '@promenade/domain/zones';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GeoTables, NearAddress, NearRoad } from './geo.tables.ts';

type Db = Kysely<GeoTables>;

// The neighbourhood with the nearest centre: on the map, neighbourhoods are points.
const neighbourhoodOf = (lat: RawBuilder<unknown>, lng: RawBuilder<unknown>) => sql`(
  select p.name from geo_places p where p.kind = 'neighbourhood' order by p.spot <-> geo_spot(${lat}, ${lng}) limit 1
)`;

/** What is around a point. */
export interface Surroundings {
  /** Nearest first. */
  readonly addresses: readonly NearAddress[];
  readonly roads: readonly NearRoad[];
  readonly neighbourhood: string | null;
}

// Several house numbers may share a point; this many rows cover about the thirty nearest points.
const NEAREST_ADDRESSES = 64;
// Roads are searched within some 70 m: half a block.
const ROAD_REACH_DEGREES = { lat: 0.00065, lng: 0.0008 };

/** The addresses nearest to a point, the named roads around it, and its neighbourhood. */
export async function findSurroundings(db: Db, { lat, lng }: LatLng): Promise<Surroundings> {
  const reach = ROAD_REACH_DEGREES;
  const { rows } = await sql<Surroundings>`
    with near as (
      select a.*, a.spot <-> geo_spot(${lat}, ${lng}) as gap from geo_addresses a
      order by a.spot <-> geo_spot(${lat}, ${lng}) limit ${NEAREST_ADDRESSES}
    )
    select ${neighbourhoodOf(sql`${lat}::float8`, sql`${lng}::float8`)} as neighbourhood,
           (select coalesce(json_agg(json_build_object('street', s.name, 'number', n.number, 'value', n.number_value,
                                                       'lat', n.lat, 'lng', n.lng)
                                     order by n.gap, n.number_value, n.number), '[]')
            from near n join geo_streets s on s.id = n.street_id) as addresses,
           (select coalesce(json_agg(json_build_object('street', (select s.name from geo_streets s where s.id = r.street_id),
                                                       'fromLat', r.from_lat, 'fromLng', r.from_lng,
                                                       'toLat', r.to_lat, 'toLng', r.to_lng)), '[]')
            from geo_roads r
            where box(point(r.from_lng, r.from_lat), point(r.to_lng, r.to_lat))
                  && box(point(${lng - reach.lng}, ${lat - reach.lat}), point(${lng + reach.lng}, ${lat + reach.lat}))
           ) as roads`.execute(db);
  return rows[0] ?? { addresses: [], roads: [], neighbourhood: null };
}

/** The name of the neighbourhood that contains a point; null in a city without neighbourhoods. */
export async function findNeighbourhood(db: Db, { lat, lng }: LatLng): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select ${neighbourhoodOf(sql`${lat}::float8`, sql`${lng}::float8`)} as name`.execute(db);
  return rows[0]?.name ?? null;
}

/** The serialised road graph; undefined before the first import. */
export async function findGraph(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('geo_graph').select('graph').executeTakeFirst();
  return row?.graph;
}

/** A vector tile, gzip-compressed; undefined if it is empty. */
export async function findTile(db: Db, z: number, x: number, y: number): Promise<Buffer | undefined> {
  const tile = db
    .selectFrom('map_tiles')
    .select('data')
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y);
  return (await tile.executeTakeFirst())?.data;
}
