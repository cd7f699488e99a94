import type { Reply } from '@promenade/contract/calls';
import type { Discount, FoodChoice, Item } from '@promenade/domain/catalog';
import { toMinor } from '@promenade/domain/money';
import type { StoreDiscount } from '@promenade/domain/pricing';
import { domainDiscount } from './domain-discount.ts';

type WireItem = Reply<'catalog.item'>;
/** The running flash sale's discount, which takes precedence over every other (api.md, rule 2); none outside a sale. */
export function domainFlashDiscount(
  item: Pick<WireItem, 'discount' | 'discount_type' | 'flash_sale_ends_at'>,
  decimals: number,
): Discount | undefined {
  return item.flash_sale_ends_at ? domainDiscount(item, decimals) : undefined;
}

/** A store's running discount as the domain's type. */
export function domainStoreDiscount(
  offer: WireItem['store_offer'],
  decimals: number,
): StoreDiscount | undefined {
  if (!offer) return undefined;
  return {
    percent: offer.discount,
    minPurchaseMinor: toMinor(offer.min_purchase, decimals),
    maxDiscountMinor: toMinor(offer.max_discount, decimals),
  };
}

function domainVariations(
  item: WireItem,
  decimals: number,
): Pick<Item, 'foodVariations' | 'variations' | 'variationTitles'> {
  return {
    foodVariations: item.food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) => ({
        label: value.label,
        isSelected: value.isSelected,
        optionPriceMinor: toMinor(value.optionPrice, decimals),
      })),
    })),
    variations: item.variations.map(({ type, price, stock }) => ({
      type,
      priceMinor: toMinor(price, decimals),
      stock,
    })),
    variationTitles: item.choice_options.map((option) => option.title),
  };
}

/** An item from the API as the domain's type, amounts in minor units. */
export function domainItem(item: WireItem, decimals: number): Item {
  return {
    id: item.id,
    name: item.name,
    storeId: item.store_id,
    priceMinor: toMinor(item.price, decimals),
    discount: domainDiscount(item, decimals),
    flashDiscount: domainFlashDiscount(item, decimals),
    stock: item.stock ?? undefined,
    maximumCartQuantity: item.maximum_cart_quantity ?? undefined,
    addOns: item.add_ons.map(({ id, name, price }) => ({ id, name, priceMinor: toMinor(price, decimals) })),
    ...domainVariations(item, decimals),
  };
}

type WireChoice = Reply<'cart.list'>[number]['variation'][number];

/** Food choices of a cart or order line. */
export function domainFoodChoices(variation: readonly WireChoice[]): FoodChoice[] {
  return variation.flatMap((choice) =>
    'values' in choice ? [{ name: choice.name, labels: choice.values.label }] : [],
  );
}

/** The chosen variation's type of a line outside food. */
export function domainVariationType(variation: readonly WireChoice[]): string | undefined {
  for (const choice of variation) if ('type' in choice) return choice.type;
  return undefined;
}
