import { type MinorUnits, taxOf } from '../money/index.ts';
import type { Bill } from '../pricing/index.ts';

/** A bill without its lines. */
type Sums = Omit<Bill, 'lines'>;

/** What the bill of a prescription order depends on, beside the bill it was placed with. */
export interface PrescriptionPrice {
  readonly itemsMinor: MinorUnits;
  /** Discount on the first order of a referred customer; 0 is none. */
  readonly referralMinor: MinorUnits;
  /** `free_delivery_over`; undefined is never. */
  readonly freeDeliveryOverMinor?: MinorUnits | undefined;
}

/**
 * The bill of a prescription order after its store has set the price of the items (rules 1 and 5 of api.md). Delivery that
 * was free stays free, and it becomes free if the items reach the amount for free delivery. A later price replaces an
 * earlier one, and a friend's discount is of that price.
 */
export function pricePrescription(
  bill: Sums,
  { itemsMinor, referralMinor, freeDeliveryOverMinor }: PrescriptionPrice,
): Sums {
  const taxMinor = taxOf(itemsMinor, bill.taxRatePercent, bill.taxIncluded);
  const way = wayOf(bill, freeDeliveryOverMinor !== undefined && itemsMinor >= freeDeliveryOverMinor);
  const others = way.deliveryMinor + bill.tipMinor + bill.extraPackagingMinor + bill.serviceMinor;
  const afterDiscount = Math.max(0, itemsMinor - referralMinor);
  const totalMinor = afterDiscount + (bill.taxIncluded ? 0 : taxMinor) + others;
  return { ...bill, ...way, itemsMinor, subtotalMinor: itemsMinor, referralMinor, taxMinor, totalMinor };
}

function wayOf(bill: Sums, isReached: boolean): Pick<Sums, 'deliveryMinor' | 'freeDeliveryBy'> {
  const { freeDeliveryBy: by, deliveryBeforeFreeMinor } = bill;
  if (by !== undefined && by !== 'order_amount') return { deliveryMinor: 0, freeDeliveryBy: by };
  if (isReached) return { deliveryMinor: 0, freeDeliveryBy: 'order_amount' };
  return { deliveryMinor: deliveryBeforeFreeMinor, freeDeliveryBy: undefined };
}
