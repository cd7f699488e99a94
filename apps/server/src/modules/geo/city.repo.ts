import type { City } from '@promenade/market/city';
import { type Kysely, sql } from 'kysely';
import type { GeoTables, PlaceKind } from './geo.tables.ts';

type Db = Kysely<GeoTables>;

// Rows sent in one statement: a few megabytes of text.
const CHUNK_ROWS = 40_000;

/** Empties the map; what follows in the same transaction fills it again, so nobody sees it empty. */
export async function clearCity(db: Db): Promise<void> {
  await sql`truncate geo_streets, geo_addresses, geo_places, geo_graph, map_tiles`.execute(db);
}

/** Keeps streets and house numbers. The indexes are made anew after the rows, four times faster than row by row. */
export async function insertAddresses(
  db: Db,
  { streets, addresses }: City,
  numberValue: (number: string) => number,
): Promise<void> {
  await sql`drop index if exists geo_addresses_by_number, geo_addresses_by_spot`.execute(db);
  const counts = new Array<number>(streets.names.length).fill(0);
  for (const street of addresses.streetIndex) counts[street] = (counts[street] ?? 0) + 1;
  await sql`
    insert into geo_streets (id, name, lat, lng, address_count)
    select * from unnest(${streets.names.map((_, index) => index)}::integer[], ${[...streets.names]}::text[],
                         ${Array.from(streets.lat)}::float8[], ${Array.from(streets.lng)}::float8[], ${counts}::integer[])`.execute(
    db,
  );
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

/** A place as it is searched for. */
export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly detail: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Keeps named places; their ids are their places in the list. */
export async function insertPlaces(db: Db, places: readonly NamedPlace[]): Promise<void> {
  const column = <Key extends keyof NamedPlace>(key: Key) => places.map((place) => place[key]);
  await sql`
    insert into geo_places (id, kind, detail, name, lat, lng)
    select * from unnest(${places.map((_, index) => index)}::integer[], ${column('kind')}::text[], ${column('detail')}::text[],
                         ${column('name')}::text[], ${column('lat')}::float8[], ${column('lng')}::float8[])`.execute(
    db,
  );
}

/** Keeps the road graph and the tiles. */
export async function insertMap(db: Db, { graph, tiles }: City): Promise<void> {
  await sql`insert into geo_graph (graph) values (${Buffer.from(graph)})`.execute(db);
  const column = (key: 'z' | 'x' | 'y') => tiles.map((tile) => tile[key]);
  await sql`
    insert into map_tiles (z, x, y, data)
    select * from unnest(${column('z')}::smallint[], ${column('x')}::integer[], ${column('y')}::integer[],
                         ${tiles.map((tile) => Buffer.from(tile.data))}::bytea[])`.execute(db);
}

/** Tells the planner what is there now. */
export async function analyzeCity(db: Db): Promise<void> {
  await sql`analyze geo_streets, geo_addresses, geo_places, map_tiles`.execute(db);
}
