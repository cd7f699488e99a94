import type { ItemRow, StockRow } from '@promenade/market/stores';

/** Pixels of a picture as it is stored. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Column = Readonly<Record<string, unknown>>;

/** Values of a dish for the columns that only goods have. */
const NO_GOOD: Column = {
  unit: null,
  organic: false,
  nutrition: [],
  allergens: [],
  tags: [],
  generic_names: [],
  prescription: false,
  basic: false,
  choice_options: [],
  variations: [],
  gtin: null,
  brand_id: null,
};

function goodColumns({ good }: ItemRow): Column {
  if (good === null) return NO_GOOD;
  return {
    unit: good.unit,
    organic: good.organic,
    nutrition: good.nutrition,
    allergens: good.allergens,
    tags: good.tags,
    generic_names: good.genericNames,
    prescription: good.prescription,
    basic: good.basic,
    choice_options: good.choiceOptions,
    variations: good.variations,
    gtin: good.gtin,
    brand_id: good.brandId,
  };
}

function discountColumns({ discount }: ItemRow): Column {
  if (discount === null) return { discount_type: null, discount_value: null };
  return {
    discount_type: discount.type,
    discount_value: discount.type === 'percent' ? discount.percent : discount.amountMinor,
  };
}

export function itemColumns(row: ItemRow, picture: PictureSize): Column {
  return {
    ...discountColumns(row),
    ...goodColumns(row),
    id: row.id,
    store_id: row.storeId,
    source_key: row.sourceKey,
    listed_at: row.listedAt,
    module_type: row.moduleType,
    category_id: row.categoryId,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.picture,
    image_width: picture.width,
    image_height: picture.height,
    price_minor: row.priceMinor,
    veg: row.vegetarian,
    halal: row.halal,
    recommended: row.recommended,
    available_from_minute: row.availableFromMinute,
    available_until_minute: row.availableUntilMinute,
    maximum_cart_quantity: row.maximumCartQuantity,
    variation_groups: row.variationGroups,
    add_on_ids: row.addOnIds,
    position: row.position,
    rating: row.rating,
    rating_count: row.ratingCount,
    order_count: row.orderCount,
  };
}

export function conditionColumns({ id, good }: ItemRow): Column {
  return { item_id: id, condition_ids: good?.conditionIds ?? [] };
}

export function stockColumns(row: StockRow): Column {
  return {
    item_id: row.itemId,
    variation: row.variation,
    quantity: row.quantity,
    daily: row.renewal === 'daily',
  };
}
