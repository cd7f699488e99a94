import { type MinorUnits, taxOf } from '../money/index.ts';
import type { Bill } from '../pricing/index.ts';

/** The bill of an order without lines. */
type Sums = Omit<Bill, 'lines'>;

/**
 * The bill of an order by prescription once its store has said what the goods cost (rule 5 of api.md). A later price
 * replaces the one before.
 */
export function pricePrescription(bill: Sums, itemsMinor: MinorUnits): Sums {
  const taxMinor = taxOf(itemsMinor, bill.taxRatePercent, bill.taxIncluded);
  const others = bill.deliveryMinor + bill.tipMinor + bill.extraPackagingMinor + bill.serviceMinor;
  const totalMinor = itemsMinor + (bill.taxIncluded ? 0 : taxMinor) + others;
  return { ...bill, itemsMinor, subtotalMinor: itemsMinor, taxMinor, totalMinor };
}
