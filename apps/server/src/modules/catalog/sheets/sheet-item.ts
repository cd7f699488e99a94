import type { Discount } from '@promenade/market/catalogue';
import type { ByVariation, SheetItem } from '@promenade/market/sheet';
import type { SheetItemColumns } from './sheets.repo.ts';

/** An item as a sheet says it. */
export function sheetItem(row: SheetItemColumns): SheetItem & { readonly slug: string } {
  return {
    store: row.store,
    sourceKey: row.source_key,
    slug: row.slug,
    gtin: row.gtin,
    category: row.category,
    name: row.name,
    description: row.description,
    unit: row.unit,
    priceMinor: row.price_minor,
    discount: discountOf(row),
    stock: ofVariations(row.stock, row),
    dailyStock: ofVariations(row.daily_stock, row),
    maximumCartQuantity: row.maximum_cart_quantity,
    choices: row.choice_options,
    variations: row.variations,
    genericNames: row.generic_names,
    prescription: row.prescription,
    basic: row.basic,
    nutrition: row.nutrition,
    allergens: row.allergens,
    tags: row.tags,
    brand: row.brand,
    conditions: row.conditions,
    organic: row.organic,
    halal: row.halal,
    vegetarian: row.veg,
    recommended: row.recommended,
    active: row.active,
    picture: row.image,
  };
}

/** Without the stock of variations that are no more. */
function ofVariations(amounts: ByVariation, { variations }: SheetItemColumns): ByVariation {
  const entries = Object.entries(amounts);
  return Object.fromEntries(
    entries.filter(([key]) => key === '' || variations.some(({ type }) => type === key)),
  );
}

function discountOf({ discount_type: type, discount_value: value }: SheetItemColumns): Discount | null {
  if (type === null || value === null) return null;
  return type === 'percent' ? { type, percent: value } : { type, amountMinor: value };
}

type Columns = Readonly<Record<string, unknown>>;

/** The columns that a sheet decides, under the database's names. */
export function sheetColumns(item: SheetItem): Columns {
  return {
    source_key: item.sourceKey,
    gtin: item.gtin,
    name: item.name,
    description: item.description,
    unit: item.unit,
    price_minor: item.priceMinor,
    discount_type: item.discount?.type ?? null,
    discount_value:
      item.discount?.type === 'percent' ? item.discount.percent : (item.discount?.amountMinor ?? null),
    maximum_cart_quantity: item.maximumCartQuantity,
    choice_options: item.choices,
    variations: item.variations,
    generic_names: item.genericNames,
    prescription: item.prescription,
    basic: item.basic,
    nutrition: item.nutrition,
    allergens: item.allergens,
    tags: item.tags,
    organic: item.organic,
    halal: item.halal,
    veg: item.vegetarian,
    recommended: item.recommended,
    image: item.picture,
  };
}

/** Defaults of a new item. */
export const NEW_ITEM: Omit<SheetItem, 'store' | 'category' | 'name' | 'priceMinor'> = {
  sourceKey: null,
  slug: null,
  gtin: null,
  description: {},
  unit: null,
  discount: null,
  stock: {},
  dailyStock: {},
  maximumCartQuantity: null,
  choices: [],
  variations: [],
  genericNames: [],
  prescription: false,
  basic: false,
  nutrition: [],
  allergens: [],
  tags: [],
  brand: null,
  conditions: [],
  organic: false,
  halal: false,
  vegetarian: false,
  recommended: false,
  active: true,
  picture: null,
};
