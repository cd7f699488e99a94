import type { City } from '@promenade/market/city';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GeoTables, PlaceKind } from './geo.tables.ts';

type Db = Kysely<GeoTables>;

// Rows per statement: a few megabytes of text.
const CHUNK_ROWS = 40_000;

/** Deletes the map. The same transaction inserts the new one, so no reader sees it empty. */
export async function clearCity(db: Db): Promise<void> {
  await sql`truncate geo_streets, geo_addresses, geo_roads, geo_corners, geo_places, geo_graph, map_tiles`.execute(
    db,
  );
}

// Lists of different lengths are passed as JSON, since a PostgreSQL array must be rectangular.
const textArray = (list: RawBuilder<unknown>) => sql`array(select jsonb_array_elements_text(${list}))`;

/**
 * Inserts streets and house numbers. Indexes are built after the rows: four times faster than maintaining them row by
 * row.
 */
export async function insertAddresses(
  db: Db,
  { streets, addresses }: City,
  numberValue: (number: string) => number,
): Promise<void> {
  await sql`drop index if exists geo_addresses_by_number, geo_addresses_by_spot`.execute(db);
  const counts = new Array<number>(streets.names.length).fill(0);
  for (const street of addresses.streetIndex) counts[street] = (counts[street] ?? 0) + 1;
  await sql`
    insert into geo_streets (id, name, other_names, lat, lng, address_count)
    select id, name, ${textArray(sql`others`)}, lat, lng, count
    from unnest(${streets.names.map((_, index) => index)}::integer[], ${[...streets.names]}::text[],
                ${streets.otherNames.map((names) => JSON.stringify(names))}::jsonb[],
                ${Array.from(streets.lat)}::float8[], ${Array.from(streets.lng)}::float8[], ${counts}::integer[])
      as row (id, name, others, lat, lng, count)`.execute(db);
  for (let start = 0; start < addresses.numbers.length; start += CHUNK_ROWS) {
    const end = start + CHUNK_ROWS;
    const numbers = addresses.numbers.slice(start, end);
    await sql`
      insert into geo_addresses (street_id, number, number_value, lat, lng)
      select * from unnest(${Array.from(addresses.streetIndex.subarray(start, end))}::integer[], ${numbers}::text[],
                           ${numbers.map(numberValue)}::integer[], ${Array.from(addresses.lat.subarray(start, end))}::float8[],
                           ${Array.from(addresses.lng.subarray(start, end))}::float8[])`.execute(db);
  }
  await sql`create index geo_addresses_by_number on geo_addresses (street_id, number_value)`.execute(db);
  await sql`create index geo_addresses_by_spot on geo_addresses using gist (spot)`.execute(db);
}

/** A place as place search needs it. */
export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly detail: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/** Inserts named places; a place's id is its position in the list. */
export async function insertPlaces(db: Db, places: readonly NamedPlace[]): Promise<void> {
  const column = <Key extends keyof NamedPlace>(key: Key) => places.map((place) => place[key]);
  await sql`
    insert into geo_places (id, kind, detail, name, other_names, lat, lng)
    select id, kind, detail, name, ${textArray(sql`others`)}, lat, lng
    from unnest(${places.map((_, index) => index)}::integer[], ${column('kind')}::text[], ${column('detail')}::text[],
                ${column('name')}::text[], ${places.map(({ otherNames }) => JSON.stringify(otherNames))}::jsonb[],
                ${column('lat')}::float8[], ${column('lng')}::float8[])
      as row (id, kind, detail, name, others, lat, lng)`.execute(db);
}

/** Inserts the streets' segments and corners. */
export async function insertRoads(db: Db, { roads, corners }: City): Promise<void> {
  await sql`drop index if exists geo_roads_by_box`.execute(db);
  for (let start = 0; start < roads.streetIndex.length; start += CHUNK_ROWS) {
    const part = (column: Int32Array | Float64Array) =>
      Array.from(column.subarray(start, start + CHUNK_ROWS));
    await sql`
      insert into geo_roads (street_id, from_lat, from_lng, to_lat, to_lng)
      select * from unnest(${part(roads.streetIndex)}::integer[], ${part(roads.fromLat)}::float8[], ${part(roads.fromLng)}::float8[],
                           ${part(roads.toLat)}::float8[], ${part(roads.toLng)}::float8[])`.execute(db);
  }
  await sql`create index geo_roads_by_box on geo_roads using gist (box(point(from_lng, from_lat), point(to_lng, to_lat)))`.execute(
    db,
  );
  await sql`
    insert into geo_corners (street_id, other_id, lat, lng)
    select * from unnest(${Array.from(corners.streetIndex)}::integer[], ${Array.from(corners.otherIndex)}::integer[],
                         ${Array.from(corners.lat)}::float8[], ${Array.from(corners.lng)}::float8[])`.execute(
    db,
  );
}

/** Inserts the road graph and the tiles. */
export async function insertMap(db: Db, { graph, tiles }: City): Promise<void> {
  await sql`insert into geo_graph (graph) values (${Buffer.from(graph)})`.execute(db);
  const column = (key: 'z' | 'x' | 'y') => tiles.map((tile) => tile[key]);
  await sql`
    insert into map_tiles (z, x, y, data)
    select * from unnest(${column('z')}::smallint[], ${column('x')}::integer[], ${column('y')}::integer[],
                         ${tiles.map((tile) => Buffer.from(tile.data))}::bytea[])`.execute(db);
}

/** Updates the query planner's statistics. */
export async function analyzeCity(db: Db): Promise<void> {
  await sql`analyze geo_streets, geo_addresses, geo_roads, geo_corners, geo_places, map_tiles`.execute(db);
}
