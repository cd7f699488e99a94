import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { parcelsTopic } from './known-categories.ts';
import { switchCategoriesOver, upsertCategory } from './parcels.repo.ts';
import type { ParcelCategoryRow, ParcelTables } from './parcels.tables.ts';

/** Keeps the kinds of a market; those it does not name are carried no longer, as orders name them still. */
export async function writeParcelCategories(ctx: Ctx, rows: readonly ParcelCategoryRow[]): Promise<void> {
  const db = over<ParcelTables>(ctx);
  for (const row of rows) await upsertCategory(db, row);
  await switchCategoriesOver(
    db,
    rows.map(({ id }) => id),
  );
  await changed(ctx, parcelsTopic);
}
