import type { SurgeTime } from '@promenade/domain/pricing';
import type { MultiPolygon } from '@promenade/domain/zones';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';

type LocalText = Readonly<Record<string, string>>;

/** Tables of this room. */
export interface ZoneTables {
  zones: { id: string; slug: string; name: LocalText; shape: MultiPolygon; active: boolean };
  zone_rates: ZoneRateRow;
}

/** A zone as stored. */
export interface ZoneRow {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly shape: MultiPolygon;
  readonly active: boolean;
}

/** Delivery rates of a zone for a module, in minor units. */
export interface ZoneRateRow {
  readonly zone_id: string;
  readonly module_id: string;
  readonly per_km_minor: number;
  readonly minimum_minor: number;
  readonly maximum_minor: number | null;
  readonly fixed_minor: number | null;
  readonly surge_percent: number;
  readonly surge_times: readonly SurgeTime[];
}

type Db = Kysely<ZoneTables>;

/** Every zone. */
export async function listZoneRows(db: Db): Promise<ZoneRow[]> {
  return db.selectFrom('zones').selectAll().orderBy('slug').execute();
}

/** Every rate. */
export async function listRateRows(db: Db): Promise<ZoneRateRow[]> {
  return db.selectFrom('zone_rates').selectAll().execute();
}

/** Keeps a zone. */
export async function upsertZone(db: Db, row: ZoneRow): Promise<void> {
  const values = {
    ...row,
    name: json(row.name),
    shape: json(row.shape),
  };
  await db
    .insertInto('zones')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Inserts a zone's rate for a module that has none. */
export async function insertRate(db: Db, row: ZoneRateRow): Promise<void> {
  const values = { ...row, surge_times: json(row.surge_times) };
  await db.insertInto('zone_rates').values(values).execute();
}

/** Retires zones that the import no longer names, and restores those that an import had retired and this one serves. */
export async function switchZonesOver(
  db: Db,
  ids: readonly string[],
  served: readonly string[],
): Promise<void> {
  await sql`update zones set active = false, retired = true where active and id <> all (${ids}::uuid[])`.execute(
    db,
  );
  await sql`update zones set active = id = any (${served}::uuid[]), retired = false
    where retired and id = any (${ids}::uuid[])`.execute(db);
}

/** Zones that belonged to an earlier market. */
export async function listRetiredZoneIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from zones where retired`.execute(db);
  return rows.map(({ id }) => id);
}

/** Serialises changes of the zones; reads are not blocked. */
export async function holdZones(db: Db): Promise<void> {
  await sql`lock table zones in share row exclusive mode`.execute(db);
}

/** Frees the slugs of zones about to be written, since they may have exchanged slugs. */
export async function freeSlugs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update zones set slug = id::text where id = any (${ids}::uuid[])`.execute(db);
}

/** Deactivates zones. */
export async function switchZonesOff(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update zones set active = false where id = any (${ids}::uuid[])`.execute(db);
}

/** Deletes the rates of zones. */
export async function deleteRatesOf(db: Db, zoneIds: readonly string[]): Promise<void> {
  await sql`delete from zone_rates where zone_id = any (${zoneIds}::uuid[])`.execute(db);
}
