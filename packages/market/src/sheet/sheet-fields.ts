import { isGtin } from '@promenade/domain/catalog';
import type { Field } from './field.ts';
import { choicesField, stockField, textList, variationsField, words } from './list-fields.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '../texts/index.ts';
import type { SheetItem } from './sheet-item.ts';
import {
  checkedText,
  discount,
  flag,
  maybeCount,
  maybeText,
  maybeTexts,
  money,
  neededFlag,
  neededText,
  neededTexts,
  texts,
} from './simple-fields.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

type Fields = { readonly [Name in keyof SheetItem]: Field<SheetItem[Name]> };

/** All fields with their columns, in the order of an export. */
export const SHEET_FIELDS: Fields = {
  store: neededText('store', LONGEST_SLUG),
  sourceKey: maybeText('source_key', 100),
  slug: checkedText(
    'slug',
    (slug) => SLUG.test(slug) && slug.length <= LONGEST_SLUG,
    `a link's name (a-z, 0-9, dashes, at most ${LONGEST_SLUG})`,
  ),
  gtin: checkedText('gtin', isGtin, '8, 12, 13 or 14 digits with their check digit'),
  category: neededText('category', LONGEST_SLUG),
  name: neededTexts('name', LONGEST_NAME),
  description: texts('description', LONGEST_DESCRIPTION),
  unit: maybeTexts('unit', 60),
  priceMinor: money('price'),
  discount: discount('discount'),
  stock: stockField('stock'),
  dailyStock: stockField('daily_stock'),
  maximumCartQuantity: maybeCount('max_quantity'),
  choices: choicesField('choices'),
  variations: variationsField('variations'),
  genericNames: textList('generic_names'),
  prescription: flag('prescription'),
  basic: flag('basic'),
  nutrition: textList('nutrition'),
  allergens: textList('allergens'),
  tags: textList('tags'),
  brand: maybeText('brand', LONGEST_SLUG),
  conditions: words('conditions'),
  organic: flag('organic'),
  halal: flag('halal'),
  vegetarian: flag('veg'),
  recommended: flag('recommended'),
  active: neededFlag('active'),
  picture: maybeText('picture', 300),
};

export type FieldName = keyof SheetItem;

export const FIELD_NAMES = Object.keys(SHEET_FIELDS) as FieldName[];

export const SHEET_COLUMNS: readonly string[] = FIELD_NAMES.flatMap((name) => SHEET_FIELDS[name].columns);

/** The cells of a field. */
export function fieldCells<N extends FieldName>(
  name: N,
  item: Pick<SheetItem, N>,
  decimals: number,
): readonly string[] {
  return SHEET_FIELDS[name].write(item[name], decimals);
}
