import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Cells, localizedColumns } from '../cells.ts';
import { mustKnow, readEntries, type Reading } from '../entry-table.ts';
import type { CategoryEntry } from '../food-entries.ts';
import { type KnownNames, readObjects, TEMPLATE_COLUMNS, toTemplate } from '../read-template.ts';
import type { GatheringEntry, GoodEntry, GoodsCatalogue, GoodsModuleType } from './goods-entries.ts';
import { GOOD_COLUMNS, type GoodNames, toGood } from './read-good.ts';
import type { Words } from './read-words.ts';

const CATEGORY_COLUMNS = ['key', 'parent', 'image', 'featured', ...localizedColumns('name')];
const GATHERING_COLUMNS = ['key', 'image', ...localizedColumns('name')];
const SHARE_COLUMN = 'share_percent';

/**
 * Reads a module's folder of goods: categories, brands, conditions, shelves, templates. Each only refers to those
 * before it.
 */
export function readGoods(
  reading: Reading,
  moduleType: GoodsModuleType,
  known: KnownNames,
  words: Words,
): GoodsCatalogue {
  const categories = readCategories(reading, moduleType, known);
  const [brands, conditions] = [
    readGatherings(reading, `${moduleType}/brands.csv`, known),
    readGatherings(reading, `${moduleType}/conditions.csv`, known),
  ];
  const shelves = readShelves(reading, `${moduleType}/shelves`, {
    known,
    words,
    categories: keysOf(categories),
    brands: keysOf(brands),
    conditions: keysOf(conditions),
  });
  const templates = readEntries(
    reading,
    `${moduleType}/templates.csv`,
    [...TEMPLATE_COLUMNS.filter((column) => column !== 'cuisines'), SHARE_COLUMN],
    (cells) => {
      const sharePercent = cells.count(SHARE_COLUMN) ?? 100;
      if (sharePercent > 100) cells.problems.push(`${SHARE_COLUMN} ${sharePercent} is above 100`);
      return toTemplate(cells, known, { menus: shelves, sharePercent });
    },
    (entry) => entry.key,
  );
  return { moduleType, categories, brands, conditions, templates, shelves };
}

function keysOf(entries: readonly { key: string }[]): Set<string> {
  return new Set(entries.map(({ key }) => key));
}

function readCategories(reading: Reading, moduleType: string, known: KnownNames): CategoryEntry[] {
  const above = new Set<string>();
  return readEntries(
    reading,
    `${moduleType}/categories.csv`,
    CATEGORY_COLUMNS,
    (cells): CategoryEntry => {
      const [key, parent] = [cells.key('key'), cells.maybe('parent') || null];
      // A parent must precede its children and be a top category itself: screens show two levels.
      if (parent !== null) mustKnow(cells, 'parent', [parent], (name) => above.has(name));
      const objects = readObjects(cells, 'image', known);
      const entry = { key, parent, objects, featured: cells.flag('featured'), name: cells.localized('name') };
      if (parent === null && cells.problems.length === 0) above.add(key);
      return entry;
    },
    (entry) => entry.key,
  );
}

/** A module without brands or conditions lacks their file. */
function readGatherings(reading: Reading, file: string, known: KnownNames): GatheringEntry[] {
  if (!existsSync(join(reading.folder, file))) return [];
  return readEntries(
    reading,
    file,
    GATHERING_COLUMNS,
    (cells) => {
      const objects = readObjects(cells, 'image', known);
      return { key: cells.key('key'), objects, name: cells.localized('name') };
    },
    (entry) => entry.key,
  );
}

// Items and pictures of a module are identified by the key alone.
function noteOtherFile(cells: Cells, good: GoodEntry, fileOf: ReadonlyMap<string, string>): GoodEntry {
  const other = fileOf.get(good.key);
  if (other !== undefined) cells.problems.push(`'${good.key}' stands in ${other} already`);
  return good;
}

function readShelves(reading: Reading, folder: string, names: GoodNames): Map<string, GoodEntry[]> {
  const path = join(reading.folder, folder);
  const files = existsSync(path)
    ? readdirSync(path)
        .filter((file) => file.endsWith('.csv'))
        .sort()
    : [];
  const fileOf = new Map<string, string>();
  const shelves = new Map<string, GoodEntry[]>();
  for (const name of files) {
    const file = `${folder}/${name}`;
    const toEntry = (cells: Cells): GoodEntry => noteOtherFile(cells, toGood(cells, names), fileOf);
    const goods = readEntries(reading, file, GOOD_COLUMNS, toEntry, ({ key }) => key);
    for (const { key } of goods) fileOf.set(key, file);
    shelves.set(name.slice(0, -'.csv'.length), goods);
  }
  return shelves;
}
