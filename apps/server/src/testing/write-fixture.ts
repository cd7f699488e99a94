import type { Kysely } from 'kysely';
import { writeParcelCategories } from '../modules/parcels/index.ts';
import { type MarketSettings, writeMarket } from '../modules/settings/index.ts';
import { writeZones, type ZoneRow } from '../modules/zones/index.ts';
import { type Ctx, over } from '../platform/context.ts';
import { addOnRows, itemRows, stockRows, storeRows } from './menu.fixture.ts';
import { categoryRows, moduleRows, parcelRows, rateRows, zoneRows } from './places.fixture.ts';

const fixtureSettings: Partial<MarketSettings> = {
  businessName: 'Test market',
  timeZone: 'America/Montevideo',
  defaultLocation: { lat: -34.905, lng: -56.185 },
  bounds: [-56.5, -35, -56, -34.7],
};

type AnyTables = Record<string, Record<string, unknown>>;

// Row by row, since rows may leave out different columns, for which the database has defaults.
async function insertAll(
  db: Kysely<AnyTables>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const row of rows) await db.insertInto(table).values(row).execute();
}

/** Writes the fixture's market into an empty, migrated database. */
export async function writeFixture(ctx: Ctx): Promise<void> {
  const db = over<AnyTables>(ctx);
  await writeMarket(ctx, fixtureSettings, moduleRows);
  await writeZones(ctx, zoneRows as unknown as readonly ZoneRow[], rateRows);
  await writeParcelCategories(ctx, parcelRows);
  await insertAll(db, 'categories', categoryRows);
  await insertAll(db, 'stores', storeRows);
  await insertAll(db, 'add_ons', addOnRows);
  await insertAll(db, 'items', itemRows);
  await insertAll(db, 'item_stock', stockRows);
}
