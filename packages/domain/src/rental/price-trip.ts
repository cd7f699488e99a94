import type { Discount } from '../catalog/index.ts';
import type { InstantMs } from '../hours/index.ts';
import {
  type MinorUnits,
  type TaxRule,
  allocate,
  percentOf,
  scaleHalfUp,
  sumMinor,
  taxOf,
} from '../money/index.ts';
import { type Coupon, couponDiscount } from '../pricing/index.ts';
import { type TripLength, type TripMeasure, tripMeasure } from './duration.ts';

/** A vehicle of a trip, as far as prices need it. */
export type TripPriceLine = {
  /** Rate per hour, day or kilometre, by the trip's rental type. */
  readonly rateMinor: MinorUnits;
  readonly quantity: number;
  /** The vehicle's own discount: percent of the price, or an amount per unit of the line (RENT-09). */
  readonly discount?: Discount | undefined;
};

/** A provider's discount on a whole trip. */
export type ProviderDiscount = {
  readonly percent: number;
  /** Minimum of the prices before discounts. */
  readonly minPurchaseMinor: MinorUnits;
  /** 0 is uncapped. */
  readonly maxDiscountMinor: MinorUnits;
  /** End, excluded; undefined is never. */
  readonly endsAtMs?: InstantMs | undefined;
};

/** Everything a trip's bill depends on. */
export type TripPriceInput = TripLength & {
  readonly lines: readonly TripPriceLine[];
  readonly providerDiscount?: ProviderDiscount | undefined;
  readonly nowMs: InstantMs;
  /** The coupon, if `decideCoupon` has accepted it; a trip shortened since can be below its minimum. */
  readonly coupon?: Coupon | undefined;
  readonly tax: TaxRule;
};

/** A line with its shares of the trip's discounts and tax. */
export type TripBillLine = {
  readonly grossMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  readonly couponMinor: MinorUnits;
  /** Inside the price or on top of it, as the bill says. */
  readonly taxMinor: MinorUnits;
  /** Gross − discount: the line's share of the subtotal. */
  readonly totalMinor: MinorUnits;
};

/** The bill of a trip (RENT-09; api.md, rule 11). */
export type TripBill = {
  readonly lines: readonly TripBillLine[];
  readonly grossMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  /** Whose discount applies: the larger one, or the vehicles' if equal; null if there is none. */
  readonly discountBy: 'vehicle' | 'provider' | null;
  /** Gross − discount; the minimum purchase of a coupon refers to it. */
  readonly subtotalMinor: MinorUnits;
  readonly couponMinor: MinorUnits;
  readonly taxMinor: MinorUnits;
  readonly taxRatePercent: number;
  readonly taxIncluded: boolean;
  readonly totalMinor: MinorUnits;
};

/**
 * Calculates the bill of a trip (RENT-09; api.md, rule 11): rate × hours, days or kilometres × quantity for each line; the
 * larger of all vehicles' discounts and the provider's; coupon; tax. Every step rounds half up once, splitting loses no
 * minor unit, and nothing falls below 0. The same input gives the same bill in the browser and on the server.
 */
export function priceTrip(input: TripPriceInput): TripBill {
  const measure = tripMeasure(input);
  const gross = input.lines.map((line) => tripPriceMinor(line.rateMinor, line.quantity, measure));
  const { discounts, discountBy } = discountsOf(input, gross);
  const totals = gross.map((amount, index) => amount - (discounts[index] ?? 0));
  const subtotalMinor = sumMinor(totals);
  const couponMinor = couponOff(input.coupon, subtotalMinor);
  const { ratePercent, included } = input.tax;
  const taxMinor = taxOf(subtotalMinor - couponMinor, ratePercent, included);
  return {
    lines: billLines(gross, discounts, couponMinor, taxMinor),
    grossMinor: sumMinor(gross),
    discountMinor: sumMinor(discounts),
    discountBy,
    subtotalMinor,
    couponMinor,
    taxMinor,
    taxRatePercent: ratePercent,
    taxIncluded: included,
    totalMinor: subtotalMinor - couponMinor + (included ? 0 : taxMinor),
  };
}

/** Rate × measure × quantity, before discounts. */
export function tripPriceMinor(rateMinor: MinorUnits, quantity: number, measure: TripMeasure): MinorUnits {
  return scaleHalfUp(rateMinor * quantity, measure.units, measure.of);
}

/** A vehicle's own discount on its line: between 0 and the price. */
export function vehicleDiscountMinor(
  grossMinor: MinorUnits,
  quantity: number,
  discount: Discount | undefined,
): MinorUnits {
  if (!discount) return 0;
  const off =
    discount.type === 'percent' ? percentOf(grossMinor, discount.percent) : discount.amountMinor * quantity;
  return Math.min(Math.max(off, 0), grossMinor);
}

function discountsOf(
  { lines, providerDiscount, nowMs }: TripPriceInput,
  gross: readonly MinorUnits[],
): { discounts: readonly MinorUnits[]; discountBy: TripBill['discountBy'] } {
  const own = lines.map((line, index) =>
    vehicleDiscountMinor(gross[index] ?? 0, line.quantity, line.discount),
  );
  const ownMinor = sumMinor(own);
  const byProvider = providerDiscountMinor(sumMinor(gross), providerDiscount, nowMs);
  if (byProvider > ownMinor) return { discounts: allocate(byProvider, gross), discountBy: 'provider' };
  return { discounts: own, discountBy: ownMinor > 0 ? 'vehicle' : null };
}

/** A provider's discount on a whole trip: from its minimum, until its end, capped. */
export function providerDiscountMinor(
  grossMinor: MinorUnits,
  discount: ProviderDiscount | undefined,
  nowMs: InstantMs,
): MinorUnits {
  if (!discount || grossMinor < discount.minPurchaseMinor) return 0;
  if (discount.endsAtMs !== undefined && nowMs >= discount.endsAtMs) return 0;
  const off = Math.min(Math.max(0, percentOf(grossMinor, discount.percent)), grossMinor);
  return discount.maxDiscountMinor > 0 ? Math.min(off, discount.maxDiscountMinor) : off;
}

function couponOff(coupon: Coupon | undefined, subtotalMinor: MinorUnits): MinorUnits {
  return coupon && subtotalMinor >= coupon.minPurchaseMinor ? couponDiscount(coupon, subtotalMinor) : 0;
}

function billLines(
  gross: readonly MinorUnits[],
  discounts: readonly MinorUnits[],
  couponMinor: MinorUnits,
  taxMinor: MinorUnits,
): TripBillLine[] {
  const totals = gross.map((amount, index) => amount - (discounts[index] ?? 0));
  const coupons = allocate(couponMinor, totals);
  const taxed = totals.map((amount, index) => amount - (coupons[index] ?? 0));
  const taxes = allocate(taxMinor, taxed);
  return gross.map((grossMinor, index) => ({
    grossMinor,
    discountMinor: discounts[index] ?? 0,
    couponMinor: coupons[index] ?? 0,
    taxMinor: taxes[index] ?? 0,
    totalMinor: totals[index] ?? 0,
  }));
}
