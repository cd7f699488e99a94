import { discountedPrice } from '@promenade/domain/catalog';
import { toMajor, toMinor } from '@promenade/domain/money';
import { domainDiscount } from '../../../lib/wire/domain-discount.ts';
import type { ItemCardView } from './wire.ts';

/** Prices of one unit in major units: the lowest and the highest, before and after the item's discount. */
export interface ShownPrice {
  readonly now: number;
  readonly nowTo: number;
  readonly before: number;
  readonly beforeTo: number;
}

type Priced = Pick<ItemCardView, 'price' | 'price_to' | 'discount' | 'discount_type'>;

export function shownPrice(item: Priced, decimals: number): ShownPrice {
  const discount = domainDiscount(item, decimals);
  const after = (priceMajor: number) =>
    toMajor(discountedPrice(toMinor(priceMajor, decimals), discount), decimals);
  return { now: after(item.price), nowTo: after(item.price_to), before: item.price, beforeTo: item.price_to };
}
