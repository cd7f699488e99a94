import { lineTotalMinor } from '@promenade/domain/cart';
import { toMajor } from '@promenade/domain/money';
import type { ScreenLine, WireItem } from './screen-line.ts';

// The fields that an item and its line have in common.
const sharedNames = [
  'id',
  'name',
  'image_full_url',
  'images_full_url',
  'store_id',
  'store_name',
  'zone_id',
  'stock',
  'maximum_cart_quantity',
  'discount',
  'discount_type',
  'store_discount',
  'unit_type',
  'variations',
  'choice_options',
  'module_type',
  'generic_name',
  'is_prescription_required',
  'avg_rating',
  'rating_count',
  'whislists_count',
  'tags',
  'category_ids',
  'nutritions_name',
  'allergies_name',
  'organic',
  'available_date_starts',
  'description',
] as const satisfies readonly (keyof WireItem)[];

/**
 * A line as the browser holds it: the fields of ordering.md section 3 'Cart item', spelled as there (CART-12). Major
 * units.
 */
export interface CartItem extends Pick<WireItem, (typeof sharedNames)[number]> {
  /** The line's id; `id` is the item's. */
  readonly cartItemId: string;
  /** One unit with its options, before discount. */
  readonly price: number;
  /** The line after its discount plus add-ons. */
  readonly totalPrice: number;
  readonly quantity: number;
  /** The chosen variation of a shop item. */
  readonly selectedOption: WireItem['variations'][number] | null;
  readonly food_variations: WireItem['food_variations'];
  readonly selectedAddons: readonly {
    readonly id: string;
    readonly isChecked: true;
    readonly quantity: number;
  }[];
  readonly addons: WireItem['add_ons'];
  readonly itemBasePrice: number;
  readonly isCampaignItem: boolean;
}

function chosenFood(line: ScreenLine): CartItem['food_variations'] {
  return line.item.food_variations.map((group) => {
    const labels = line.food.find(({ name }) => name === group.name)?.labels ?? [];
    return {
      ...group,
      values: group.values.map((value) => ({ ...value, isSelected: labels.includes(value.label) })),
    };
  });
}

/** A line of the screen, under the names of the specification. */
export function cartItemOf(line: ScreenLine, decimals: number): CartItem {
  const { item } = line;
  const shared = Object.fromEntries(sharedNames.map((name) => [name, item[name]]));
  return {
    ...(shared as Pick<WireItem, (typeof sharedNames)[number]>),
    cartItemId: line.id,
    price: toMajor(line.unitPriceMinor, decimals),
    totalPrice: toMajor(lineTotalMinor(line), decimals),
    quantity: line.quantity,
    selectedOption: item.variations.find(({ type }) => type === line.variationType) ?? null,
    food_variations: chosenFood(line),
    selectedAddons: line.addOns.map(({ id, quantity }) => ({ id, isChecked: true, quantity })),
    addons: item.add_ons,
    itemBasePrice: item.price,
    isCampaignItem: line.model === 'ItemCampaign',
  };
}
