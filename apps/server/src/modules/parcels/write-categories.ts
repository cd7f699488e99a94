import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { parcelsTopic } from './known-categories.ts';
import { switchCategoriesOver, upsertCategory } from './parcels.repo.ts';
import type { ParcelCategoryRow, ParcelTables } from './parcels.tables.ts';

/** Writes a market's categories; those not named are deactivated rather than deleted, since orders refer to them. */
export async function writeParcelCategories(ctx: Ctx, rows: readonly ParcelCategoryRow[]): Promise<void> {
  const db = over<ParcelTables>(ctx);
  for (const row of rows) await upsertCategory(db, row);
  await switchCategoriesOver(
    db,
    rows.map(({ id }) => id),
  );
  await changed(ctx, parcelsTopic);
}
