import { isGtin } from '@promenade/domain/catalog';
import { type Pack, packProblem } from '../../pictures/index.ts';
import { type LocalizedText, LONGEST_DESCRIPTION } from '../../texts/index.ts';
import { type Cells, LANGUAGES, listed, localizedColumns } from '../cells.ts';
import { mustKnow } from '../entry-table.ts';
import { type KnownNames, readObjects } from '../read-template.ts';
import type { ChoiceEntry, GoodEntry } from './goods-entries.ts';
import type { Nutrient, Texts, Words } from './read-words.ts';

/** The columns of a shelf's file. */
export const GOOD_COLUMNS = {
  needed: ['key', 'category', 'price', ...localizedColumns('name'), ...localizedColumns('description')],
  also: [
    'image',
    'pack',
    'label',
    'mark',
    'unit',
    'stock',
    'vegetarian',
    'halal',
    'organic',
    'recommended',
    'discount',
    'max_quantity',
    'choices',
    'nutrition',
    'allergens',
    'tags',
    'generic_names',
    'prescription',
    'basic',
    'conditions',
    'brand',
    'gtin',
  ],
};

/** What an item can refer to. */
export type GoodNames = {
  known: KnownNames;
  words: Words;
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
};

export function toGood(cells: Cells, names: GoodNames): GoodEntry {
  const { words } = names;
  const category = cells.key('category');
  mustKnow(cells, 'category', [category], (name) => names.categories.has(name));
  const [unit] = readTexts(cells, 'unit', words.units);
  return {
    key: cells.key('key'),
    category,
    priceMinor: cells.money('price'),
    look: readLook(cells, names.known),
    unit: unit ?? null,
    stock: cells.count('stock'),
    vegetarian: cells.flag('vegetarian'),
    halal: cells.flag('halal'),
    organic: cells.flag('organic'),
    recommended: cells.flag('recommended'),
    discount: cells.discount('discount'),
    maximumCartQuantity: cells.count('max_quantity'),
    choices: readChoices(cells, words.choices),
    nutrition: cells.list('nutrition').flatMap((line) => readNutrition(cells, line, words.nutrients)),
    allergens: readTexts(cells, 'allergens', words.allergens),
    tags: readTexts(cells, 'tags', words.tags),
    ...readMedicine(cells, names),
    brand: readBrand(cells, names.brands),
    gtin: readGtin(cells),
    name: cells.localized('name'),
    description: cells.localized('description', LONGEST_DESCRIPTION),
  };
}

function readMedicine(
  cells: Cells,
  { words, conditions }: GoodNames,
): Pick<GoodEntry, 'genericNames' | 'prescription' | 'basic' | 'conditions'> {
  const named = cells.list('conditions');
  mustKnow(cells, 'conditions', named, (name) => conditions.has(name));
  return {
    genericNames: readTexts(cells, 'generic_names', words.genericNames),
    prescription: cells.flag('prescription'),
    basic: cells.flag('basic'),
    conditions: named,
  };
}

function readTexts(cells: Cells, column: string, texts: Texts): LocalizedText[] {
  const keys = cells.list(column);
  mustKnow(cells, column, keys, (key) => texts.has(key));
  return keys.flatMap((key) => texts.get(key) ?? []);
}

/** 'box mint' with a label and a mark, or objects. */
function readLook(cells: Cells, known: KnownNames): GoodEntry['look'] {
  if (cells.maybe('pack') === '') return { objects: readObjects(cells, 'image', known) };
  const [shape = '', hue = ''] = cells.maybe('pack').split(' ');
  const [label, mark] = [cells.text('label'), cells.maybe('mark')];
  const pack = { shape, hue, label, ...(mark !== '' && { mark }) };
  const problem = packProblem(pack);
  if (problem !== undefined) cells.problems.push(`pack: ${problem}`);
  return { pack: pack as Pack };
}

function readChoices(cells: Cells, known: Words['choices']): ChoiceEntry[] {
  const choices = cells.list('choices').flatMap((choice) => readChoice(cells, choice, known));
  const double = choices.find(({ key }, at) => choices.findIndex((one) => one.key === key) !== at);
  if (double) cells.problems.push(`choices names '${double.key}' twice`);
  return choices;
}

/** 'size:s m l' → the choice with these options, in this order. */
function readChoice(cells: Cells, text: string, choices: ReadonlyMap<string, ChoiceEntry>): ChoiceEntry[] {
  const [key = '', keys = ''] = text.split(':');
  const choice = choices.get(key);
  mustKnow(cells, 'choices', [key], () => choice !== undefined);
  if (!choice) return [];
  const wanted = listed(keys, ' ');
  if (wanted.length === 0) cells.problems.push(`choices '${key}' names no option`);
  mustKnow(cells, `${key} of choices`, wanted, (name) => choice.options.some((one) => one.key === name));
  const options = wanted.flatMap((name) => choice.options.find((one) => one.key === name) ?? []);
  return [{ ...choice, options }];
}

/** 'kcal=52' → 'Energy 52 kcal' in every language; 'per-100-g' is a heading without an amount. */
function readNutrition(
  cells: Cells,
  line: string,
  nutrients: ReadonlyMap<string, Nutrient>,
): LocalizedText[] {
  const [key = '', amount] = line.split('=');
  const nutrient = nutrients.get(key);
  mustKnow(cells, 'nutrition', [key], () => nutrient !== undefined);
  if (!nutrient || amount === undefined) return nutrient ? [nutrient.name] : [];
  if (!/^\d+(\.\d+)?$/.test(amount)) cells.problems.push(`nutrition '${line}' has no number`);
  const written = (language: string): string =>
    language === 'nl' || language === 'fr' ? amount.replace('.', ',') : amount;
  const texts = LANGUAGES.map((language) => [
    language,
    `${nutrient.name[language]} ${written(language)} ${nutrient.unit[language]}`,
  ]);
  return [Object.fromEntries(texts) as LocalizedText];
}

function readBrand(cells: Cells, brands: ReadonlySet<string>): string | null {
  const brand = cells.maybe('brand');
  if (brand === '') return null;
  mustKnow(cells, 'brand', [brand], (name) => brands.has(name));
  return brand;
}

function readGtin(cells: Cells): string | null {
  const gtin = cells.maybe('gtin');
  if (gtin === '') return null;
  if (!isGtin(gtin))
    cells.problems.push(`gtin '${gtin}' is not 8, 12, 13 or 14 digits with their check digit`);
  return gtin;
}
