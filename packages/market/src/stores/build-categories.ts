import type { CategoryEntry, GatheringEntry } from '../catalogue/index.ts';
import type { PlannedPicture } from '../pictures/index.ts';
import { shelfPictureName } from './picture-names.ts';
import type { CategoryRow, GatheringRow, ItemRow, RowId, SellingModuleType } from './rows.ts';
import { stableId } from './stable-id.ts';

/** Rows with the pictures they name. */
export type Pictured<R> = { rows: R[]; pictures: PlannedPicture[] };

export function categoryId(moduleType: SellingModuleType, key: string): RowId {
  return stableId(`category/${moduleType}/${key}`);
}

export function gatheringId(of: 'brand' | 'condition', moduleType: SellingModuleType, key: string): RowId {
  return stableId(`${of}/${moduleType}/${key}`);
}

/** Categories with items in them or in a subcategory; empty ones are not shown. */
export function buildCategories(
  moduleType: SellingModuleType,
  entries: readonly CategoryEntry[],
  items: readonly ItemRow[],
): Pictured<CategoryRow> {
  const filled = new Set(items.map((item) => item.categoryId));
  const isFilled = ({ key }: CategoryEntry): boolean => filled.has(categoryId(moduleType, key));
  const shown = entries.filter(
    (entry) => isFilled(entry) || entries.some((child) => child.parent === entry.key && isFilled(child)),
  );
  const rows = shown.map(
    ({ key, parent, name, featured }, position): CategoryRow => ({
      id: categoryId(moduleType, key),
      moduleType,
      parentId: parent === null ? null : categoryId(moduleType, parent),
      slug: key,
      name,
      picture: shelfPictureName('category', moduleType, key),
      position,
      featured,
    }),
  );
  return { rows, pictures: shown.map((entry) => shelfPicture('category', moduleType, entry)) };
}

/** Brands or conditions that have items. */
export function buildGatherings(
  of: 'brand' | 'condition',
  moduleType: SellingModuleType,
  entries: readonly GatheringEntry[],
  items: readonly ItemRow[],
): Pictured<GatheringRow> {
  const filled = new Set(
    items.flatMap(({ good }) => (of === 'brand' ? (good?.brandId ?? []) : (good?.conditionIds ?? []))),
  );
  const shown = entries.filter(({ key }) => filled.has(gatheringId(of, moduleType, key)));
  const rows = shown.map(
    ({ key, name }, position): GatheringRow => ({
      id: gatheringId(of, moduleType, key),
      moduleType,
      slug: key,
      name,
      picture: shelfPictureName(of, moduleType, key),
      position,
    }),
  );
  return { rows, pictures: shown.map((entry) => shelfPicture(of, moduleType, entry)) };
}

function shelfPicture(
  of: string,
  moduleType: SellingModuleType,
  { key, objects }: { key: string; objects: readonly string[] },
): PlannedPicture {
  return { name: shelfPictureName(of, moduleType, key), kind: 'item', objects };
}
