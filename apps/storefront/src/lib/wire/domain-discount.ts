import type { Reply } from '@promenade/contract/calls';
import type { Discount } from '@promenade/domain/catalog';
import { toMinor } from '@promenade/domain/money';

type WireDiscount = Pick<Reply<'catalog.item'>, 'discount' | 'discount_type'>;

/** An item's discount as the domain's type; none if it is 0. */
export function domainDiscount(
  { discount, discount_type }: WireDiscount,
  decimals: number,
): Discount | undefined {
  if (discount <= 0) return undefined;
  return discount_type === 'percent'
    ? { type: 'percent', percent: discount }
    : { type: 'amount', amountMinor: toMinor(discount, decimals) };
}
