import type { TemplateEntry } from '../food-entries.ts';
import { type Cells, localizedColumns } from '../cells.ts';
import { mustKnow, readEntries, type Reading } from '../entry-table.ts';
import { type KnownNames, readKinds, readObjects } from '../read-template.ts';
import { readLook, toVehicle, VEHICLE_COLUMNS } from './read-vehicle.ts';
import type { RentalCatalogue, VehicleBrandEntry, VehicleCategoryEntry } from './rental-entries.ts';

const CATEGORY_COLUMNS = ['key', 'look', ...localizedColumns('name')];
const BRAND_COLUMNS = ['key', 'image', 'name'];
const TEMPLATE_COLUMNS = [
  'key',
  'kinds',
  'words',
  'hours',
  'categories',
  'share_percent',
  ...localizedColumns('kind'),
];

const keysOf = (entries: readonly { key: string }[]): Set<string> => new Set(entries.map(({ key }) => key));

/**
 * Reads the folder of vehicles: categories, brands, vehicles, templates of providers. Each only refers to those
 * before it.
 */
export function readRental(reading: Reading, known: KnownNames): RentalCatalogue {
  const read = <T extends { key: string }>(
    name: string,
    columns: Parameters<typeof readEntries>[2],
    toEntry: (cells: Cells) => T,
  ): T[] => readEntries(reading, `rental/${name}.csv`, columns, toEntry, ({ key }) => key);
  const categories = read('categories', CATEGORY_COLUMNS, toCategory);
  const brands = read('brands', BRAND_COLUMNS, (cells) => toBrand(cells, known));
  const names = { categories: keysOf(categories), brands: keysOf(brands) };
  return {
    categories,
    brands,
    vehicles: read('vehicles', VEHICLE_COLUMNS, (cells) => toVehicle(cells, names)),
    templates: read('templates', TEMPLATE_COLUMNS, (cells) => toTemplate(cells, known, names.categories)),
  };
}

function toCategory(cells: Cells): VehicleCategoryEntry {
  const [body = '', paint = ''] = cells.text('look').split(' ');
  return { key: cells.key('key'), look: readLook(cells, 'look', body, paint), name: cells.localized('name') };
}

function toBrand(cells: Cells, known: KnownNames): VehicleBrandEntry {
  return {
    key: cells.key('key'),
    objects: readObjects(cells, 'image', known),
    name: cells.text('name'),
  };
}

function toTemplate(cells: Cells, known: KnownNames, categories: ReadonlySet<string>): TemplateEntry {
  const [hours, menus] = [cells.key('hours'), cells.list('categories')];
  mustKnow(cells, 'hours', [hours], known.isHoursProfile);
  mustKnow(cells, 'categories', menus, (name) => categories.has(name));
  if (menus.length === 0) cells.problems.push('categories is empty');
  const sharePercent = cells.count('share_percent') ?? 100;
  if (sharePercent > 100) cells.problems.push(`share_percent ${sharePercent} is above 100`);
  return {
    key: cells.key('key'),
    kinds: readKinds(cells),
    cuisines: [],
    words: cells.list('words').map((word) => word.toLowerCase()),
    hours,
    objects: [],
    menus,
    sharePercent,
    minimumOrderMinor: 0,
    kind: cells.localized('kind'),
  };
}
