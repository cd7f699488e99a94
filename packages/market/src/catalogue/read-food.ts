import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VariationGroup, VariationOption } from './offer.ts';
import { LONGEST_DESCRIPTION } from '../texts/index.ts';
import { type Cells, localizedColumns } from './cells.ts';
import { keysIn, mustKnow, readEntries, type Reading } from './entry-table.ts';
import type { AddOnEntry, CategoryEntry, DishEntry, FoodCatalogue } from './food-entries.ts';
import { type KnownNames, readObjects, TEMPLATE_COLUMNS, toTemplate } from './read-template.ts';

const CATEGORY_COLUMNS = ['key', 'image', 'featured', ...localizedColumns('name')];
const GROUP_COLUMNS = ['key', 'type', 'required', 'min', 'max', ...localizedColumns('name')];
const OPTION_COLUMNS = ['group', 'price', ...localizedColumns('label')];
const ADD_ON_COLUMNS = ['key', 'set', 'price', ...localizedColumns('name')];
const DISH_COLUMNS = [
  'key',
  'category',
  'price',
  'image',
  'vegetarian',
  'halal',
  'window',
  'recommended',
  'discount',
  'max_quantity',
  'daily_stock',
  'variations',
  'add_ons',
  ...localizedColumns('name'),
  ...localizedColumns('description'),
];

/** The share of a template's dishes that an invented restaurant offers. */
const SHARE_PERCENT = 88;

/**
 * Reads the food module's folder: categories, choices, add-ons, dishes by menu, templates. Each only refers to those
 * before it.
 */
export function readFood(reading: Reading, known: KnownNames): FoodCatalogue {
  const categories = readEntries(
    reading,
    'food/categories.csv',
    CATEGORY_COLUMNS,
    (cells) => toCategory(cells, known),
    (entry) => entry.key,
  );
  const groups = readVariationGroups(reading);
  const addOns = readEntries(reading, 'food/add-ons.csv', ADD_ON_COLUMNS, toAddOn, (entry) => entry.key);
  const sets = new Set(addOns.map((addOn) => addOn.set));
  const categoryKeys = new Set(categories.map((category) => category.key));
  const menus = readMenus(reading, (cells) => toDish(cells, { known, groups, sets, categoryKeys }));
  const templates = readEntries(
    reading,
    'food/templates.csv',
    TEMPLATE_COLUMNS,
    (cells) => toTemplate(cells, known, { menus, sharePercent: SHARE_PERCENT }),
    (entry) => entry.key,
  );
  return { categories, templates, addOns, menus };
}

function toCategory(cells: Cells, known: KnownNames): CategoryEntry {
  const objects = readObjects(cells, 'image', known);
  const [key, featured, name] = [cells.key('key'), cells.flag('featured'), cells.localized('name')];
  return { key, parent: null, objects, featured, name };
}

function toAddOn(cells: Cells): AddOnEntry {
  return {
    key: cells.key('key'),
    set: cells.key('set'),
    priceMinor: cells.money('price'),
    name: cells.localized('name'),
  };
}

function readVariationGroups(reading: Reading): Map<string, VariationGroup> {
  const options = new Map<string, VariationOption[]>();
  const keys = keysIn(reading, 'food/variation-groups.csv', GROUP_COLUMNS);
  readEntries(reading, 'food/variation-options.csv', OPTION_COLUMNS, (cells) => {
    const option = { label: cells.localized('label'), priceMinor: cells.money('price') };
    const group = cells.key('group');
    mustKnow(cells, 'group', [group], (name) => keys.has(name));
    if (cells.problems.length === 0) options.set(group, [...(options.get(group) ?? []), option]);
  });
  const groups = readEntries(
    reading,
    'food/variation-groups.csv',
    GROUP_COLUMNS,
    (cells) => toGroup(cells, options),
    ([key]) => key,
  );
  return new Map(groups);
}

function toGroup(
  cells: Cells,
  options: ReadonlyMap<string, readonly VariationOption[]>,
): [string, VariationGroup] {
  const key = cells.key('key');
  const type = cells.oneOf('type', ['single', 'multi']);
  const required = cells.flag('required');
  const own = options.get(key) ?? [];
  if (own.length < 2) cells.problems.push(`'${key}' has ${own.length} options, a choice needs 2`);
  const fewest = required ? 1 : 0;
  const [min, max] = type === 'single' ? [fewest, 1] : [Number(cells.text('min')), Number(cells.text('max'))];
  if (
    !(
      Number.isInteger(min) &&
      Number.isInteger(max) &&
      min >= fewest &&
      min <= max &&
      max >= 1 &&
      max <= own.length
    )
  ) {
    cells.problems.push(`min ${min} and max ${max} do not fit ${own.length} options`);
  }
  return [key, { name: cells.localized('name'), type, required, min, max, options: own }];
}

function readMenus(reading: Reading, toEntry: (cells: Cells) => DishEntry): Map<string, DishEntry[]> {
  const folder = join(reading.folder, 'food/dishes');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.csv'))
        .sort()
    : [];
  return new Map(
    files.map((file) => [
      file.slice(0, -'.csv'.length),
      readEntries(reading, `food/dishes/${file}`, DISH_COLUMNS, toEntry, (dish) => dish.key),
    ]),
  );
}

type DishNames = {
  known: KnownNames;
  groups: ReadonlyMap<string, VariationGroup>;
  sets: ReadonlySet<string>;
  categoryKeys: ReadonlySet<string>;
};

function toDish(cells: Cells, { known, groups, sets, categoryKeys }: DishNames): DishEntry {
  const [category, variations, addOnSets] = [
    cells.key('category'),
    cells.list('variations'),
    cells.list('add_ons'),
  ];
  mustKnow(cells, 'category', [category], (name) => categoryKeys.has(name));
  mustKnow(cells, 'variations', variations, (name) => groups.has(name));
  mustKnow(cells, 'add_ons', addOnSets, (name) => sets.has(name));
  return {
    key: cells.key('key'),
    category,
    priceMinor: cells.money('price'),
    objects: readObjects(cells, 'image', known),
    vegetarian: cells.flag('vegetarian'),
    halal: cells.flag('halal'),
    window: cells.window('window'),
    recommended: cells.flag('recommended'),
    discount: cells.discount('discount'),
    maximumCartQuantity: cells.count('max_quantity'),
    dailyStock: cells.count('daily_stock'),
    variationGroups: variations.flatMap((name) => groups.get(name) ?? []),
    addOnSets,
    name: cells.localized('name'),
    description: cells.localized('description', LONGEST_DESCRIPTION),
  };
}
