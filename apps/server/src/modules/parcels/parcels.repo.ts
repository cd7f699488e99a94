import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { ParcelCategoryRow, ParcelTables } from './parcels.tables.ts';

type Db = Kysely<ParcelTables>;

/** Active categories, in their order. */
export async function listCategoryRows(db: Db): Promise<ParcelCategoryRow[]> {
  return db
    .selectFrom('parcel_categories')
    .select(['id', 'module_id', 'slug', 'name', 'description', 'image', 'position'])
    .select(['per_km_minor', 'minimum_minor'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .execute();
}

/** Writes a category; one that an operator deactivated stays so. */
export async function upsertCategory(db: Db, row: ParcelCategoryRow): Promise<void> {
  const values = { ...row, name: json(row.name), description: json(row.description) };
  await db
    .insertInto('parcel_categories')
    .values({ ...values, active: true, retired: false })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/**
 * Retires categories that the import no longer names, and restores those that an import had retired and this one
 * names.
 */
export async function switchCategoriesOver(db: Db, ids: readonly string[]): Promise<void> {
  const named = sql<boolean>`id = any (${ids}::uuid[])`;
  await sql`update parcel_categories set active = false, retired = true where active and not ${named}`.execute(
    db,
  );
  await sql`update parcel_categories set active = true, retired = false where retired and ${named}`.execute(
    db,
  );
}
