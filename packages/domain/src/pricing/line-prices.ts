import { type Discount, unitDiscountMinor } from '../catalog/index.ts';
import { type DateWindow, type InstantMs, isInDateWindow, wallClockAt } from '../hours/index.ts';
import { type MinorUnits, allocate, percentOf, sumMinor } from '../money/index.ts';

/** A line, as far as prices need it. */
export type PriceableLine = {
  readonly id: string;
  /** Price of one unit with its options, before discounts, without add-ons. */
  readonly unitPriceMinor: MinorUnits;
  readonly quantity: number;
  /** Price of the add-ons, for the whole line. */
  readonly addOnsMinor: MinorUnits;
  readonly itemDiscount?: Discount | undefined;
  /** Discount of the item's current flash sale. */
  readonly flashDiscount?: Discount | undefined;
};

/** A store's own discount: a percentage with a minimum, a cap, dates and hours (api.md, rule 2). */
export type StoreDiscount = {
  readonly percent: number;
  /** Minimum of items and add-ons before discounts. */
  readonly minPurchaseMinor: MinorUnits;
  /** 0 is uncapped. */
  readonly maxDiscountMinor: MinorUnits;
  readonly dates?: DateWindow | undefined;
};

/** A line with its share of the discounts. */
export type PricedLine = {
  readonly id: string;
  readonly itemsMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  readonly addOnsMinor: MinorUnits;
  /** After discounts, with add-ons. */
  readonly totalMinor: MinorUnits;
};

/** Priced lines and their totals. */
export type PricedLines = {
  readonly lines: readonly PricedLine[];
  readonly itemsMinor: MinorUnits;
  readonly addOnsMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  /** Items − discounts + add-ons: the cart's subtotal (CART-04). */
  readonly subtotalMinor: MinorUnits;
  /** Which of the two competing discounts applies, the larger one; flash sales apply in addition. */
  readonly discountBy: 'items' | 'store';
};

/** The store's discount if it applies at the instant, in the store's time zone; otherwise undefined. */
export function runningStoreDiscount(
  discount: StoreDiscount | undefined,
  nowMs: InstantMs,
  timeZone: string,
): StoreDiscount | undefined {
  if (!discount?.dates) return discount;
  return isInDateWindow(discount.dates, wallClockAt(nowMs, timeZone)) ? discount : undefined;
}

/** The line's own discount: that of the flash sale, or else that of the item. */
export function lineDiscount(line: PriceableLine): Discount | undefined {
  return line.flashDiscount ?? line.itemDiscount;
}

/**
 * Prices the lines (api.md, rule 2). A flash sale overrides all other discounts on its item; for the other lines, either
 * all their item discounts or the store's discount applies, whichever is larger (the items' if equal). Add-ons are not
 * discounted. A store's discount is split among lines by the largest remainder method.
 */
export function priceLines(
  lines: readonly PriceableLine[],
  storeDiscount?: StoreDiscount | undefined,
): PricedLines {
  const own = lines.map((line) => unitDiscountMinor(line.unitPriceMinor, lineDiscount(line)) * line.quantity);
  const competing = sumMinor(own.filter((_, index) => !lines[index]?.flashDiscount));
  const byStore = storeDiscountMinor(lines, storeDiscount);
  const discountBy = byStore > competing ? 'store' : 'items';
  return summed(lines, discountBy === 'store' ? withStoreShares(lines, own, byStore) : own, discountBy);
}

function storeDiscountMinor(
  lines: readonly PriceableLine[],
  discount: StoreDiscount | undefined,
): MinorUnits {
  if (!discount) return 0;
  const whole = sumMinor(lines.map((line) => itemsOf(line) + line.addOnsMinor));
  if (whole < discount.minPurchaseMinor) return 0;
  const base = sumMinor(lines.filter((line) => !line.flashDiscount).map(itemsOf));
  const off = Math.min(Math.max(0, percentOf(base, discount.percent)), base);
  return discount.maxDiscountMinor > 0 ? Math.min(off, discount.maxDiscountMinor) : off;
}

function withStoreShares(
  lines: readonly PriceableLine[],
  own: readonly MinorUnits[],
  byStoreMinor: MinorUnits,
): MinorUnits[] {
  const shares = allocate(
    byStoreMinor,
    lines.map((line) => (line.flashDiscount ? 0 : itemsOf(line))),
  );
  return lines.map((line, index) => (line.flashDiscount ? own[index] : shares[index]) ?? 0);
}

function itemsOf(line: PriceableLine): MinorUnits {
  return line.unitPriceMinor * line.quantity;
}

function summed(
  lines: readonly PriceableLine[],
  discounts: readonly MinorUnits[],
  discountBy: PricedLines['discountBy'],
): PricedLines {
  const priced = lines.map((line, index) => {
    const [itemsMinor, discountMinor, addOnsMinor] = [itemsOf(line), discounts[index] ?? 0, line.addOnsMinor];
    return {
      id: line.id,
      itemsMinor,
      discountMinor,
      addOnsMinor,
      totalMinor: itemsMinor - discountMinor + addOnsMinor,
    };
  });
  return {
    lines: priced,
    itemsMinor: sumMinor(priced.map((line) => line.itemsMinor)),
    addOnsMinor: sumMinor(priced.map((line) => line.addOnsMinor)),
    discountMinor: sumMinor(priced.map((line) => line.discountMinor)),
    subtotalMinor: sumMinor(priced.map((line) => line.totalMinor)),
    discountBy,
  };
}
