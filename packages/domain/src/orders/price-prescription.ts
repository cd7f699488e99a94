import { type MinorUnits, taxOf } from '../money/index.ts';
import type { Bill } from '../pricing/index.ts';

/** A bill without its lines. */
type Sums = Omit<Bill, 'lines'>;

/**
 * The bill of a prescription order after its store has set the price of the items (rules 1 and 5 of api.md). Delivery that
 * was free stays free, and it becomes free if the items reach the amount for free delivery. A later price replaces an
 * earlier one.
 * @param freeDeliveryOverMinor `free_delivery_over`; undefined is never
 */
export function pricePrescription(
  bill: Sums,
  itemsMinor: MinorUnits,
  freeDeliveryOverMinor?: MinorUnits | undefined,
): Sums {
  const taxMinor = taxOf(itemsMinor, bill.taxRatePercent, bill.taxIncluded);
  const way = wayOf(bill, freeDeliveryOverMinor !== undefined && itemsMinor >= freeDeliveryOverMinor);
  const others = way.deliveryMinor + bill.tipMinor + bill.extraPackagingMinor + bill.serviceMinor;
  const totalMinor = itemsMinor + (bill.taxIncluded ? 0 : taxMinor) + others;
  return { ...bill, ...way, itemsMinor, subtotalMinor: itemsMinor, taxMinor, totalMinor };
}

function wayOf(bill: Sums, isReached: boolean): Pick<Sums, 'deliveryMinor' | 'freeDeliveryBy'> {
  const { freeDeliveryBy: by, deliveryBeforeFreeMinor } = bill;
  if (by !== undefined && by !== 'order_amount') return { deliveryMinor: 0, freeDeliveryBy: by };
  if (isReached) return { deliveryMinor: 0, freeDeliveryBy: 'order_amount' };
  return { deliveryMinor: deliveryBeforeFreeMinor, freeDeliveryBy: undefined };
}
