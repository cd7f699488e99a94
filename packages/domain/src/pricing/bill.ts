import { type MinorUnits, type TaxRule, allocate, sumMinor, taxOf } from '../money/index.ts';
import { type Coupon, couponDiscount } from './coupon.ts';
import { type DeliveryQuestion, type FreeDeliveryReason, deliveryFee } from './delivery-fee.ts';
import {
  type PriceableLine,
  type PricedLine,
  type PricedLines,
  type StoreDiscount,
  priceLines,
} from './line-prices.ts';

/** Everything a bill depends on. */
export type BillInput = {
  readonly lines: readonly PriceableLine[];
  /** The store's discount, if it applies now (`runningStoreDiscount`). */
  readonly storeDiscount?: StoreDiscount | undefined;
  /** The coupon, if `decideCoupon` has accepted it. */
  readonly coupon?: Coupon | undefined;
  readonly tax: TaxRule;
  readonly delivery: Omit<DeliveryQuestion, 'subtotalMinor' | 'freeByCoupon'>;
  readonly tipMinor: MinorUnits;
  readonly extraPackagingMinor: MinorUnits;
  readonly serviceMinor: MinorUnits;
  /** Discount on the first order of a referred customer. */
  readonly referralMinor?: MinorUnits | undefined;
};

/** A line with its shares of the order's discounts and tax. */
export type BillLine = PricedLine & {
  readonly unitPriceMinor: MinorUnits;
  readonly quantity: number;
  readonly couponMinor: MinorUnits;
  /** Inside the price or on top of it, as the bill says. */
  readonly taxMinor: MinorUnits;
};

/** The bill (CHK-06). */
export type Bill = {
  readonly lines: readonly BillLine[];
  readonly itemsMinor: MinorUnits;
  readonly addOnsMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  /** Items − discounts + add-ons, as in the cart. */
  readonly subtotalMinor: MinorUnits;
  readonly couponMinor: MinorUnits;
  readonly referralMinor: MinorUnits;
  readonly taxMinor: MinorUnits;
  readonly taxRatePercent: number;
  readonly taxIncluded: boolean;
  readonly deliveryMinor: MinorUnits;
  readonly deliveryBeforeFreeMinor: MinorUnits;
  readonly surgeMinor: MinorUnits;
  readonly freeDeliveryBy?: FreeDeliveryReason | undefined;
  readonly tipMinor: MinorUnits;
  readonly extraPackagingMinor: MinorUnits;
  readonly serviceMinor: MinorUnits;
  readonly totalMinor: MinorUnits;
};

/** Calculates the bill (api.md, rules 1 to 5). The same input gives the same bill in the browser and on the server. */
export function orderBill(input: BillInput): Bill {
  const priced = priceLines(input.lines, input.storeDiscount);
  const couponMinor = input.coupon ? couponDiscount(input.coupon, priced.subtotalMinor) : 0;
  const taxMinor = taxOf(priced.subtotalMinor - couponMinor, input.tax.ratePercent, input.tax.included);
  const goods = {
    itemsMinor: priced.itemsMinor,
    addOnsMinor: priced.addOnsMinor,
    discountMinor: priced.discountMinor,
    subtotalMinor: priced.subtotalMinor,
    couponMinor,
    referralMinor: input.referralMinor ?? 0,
    taxMinor,
    taxRatePercent: input.tax.ratePercent,
    taxIncluded: input.tax.included,
  };
  const charges = chargesOf(input, priced.subtotalMinor);
  const lines = billLines(input.lines, priced, couponMinor, taxMinor);
  return { lines, ...goods, ...charges, totalMinor: totalOf(goods, charges) };
}

type Goods = Pick<Bill, 'subtotalMinor' | 'couponMinor' | 'referralMinor' | 'taxMinor' | 'taxIncluded'>;
type Charges = ReturnType<typeof chargesOf>;

/** The total (rule 5). Discounts reduce the items at most to zero, never the tax or the charges. */
function totalOf(goods: Goods, charges: Charges): MinorUnits {
  const afterDiscounts = Math.max(0, goods.subtotalMinor - goods.couponMinor - goods.referralMinor);
  const taxOnTop = goods.taxIncluded ? 0 : goods.taxMinor;
  const { deliveryMinor, tipMinor, extraPackagingMinor, serviceMinor } = charges;
  return sumMinor([afterDiscounts, taxOnTop, deliveryMinor, tipMinor, extraPackagingMinor, serviceMinor]);
}

function chargesOf(input: BillInput, subtotalMinor: MinorUnits) {
  const freeByCoupon = input.coupon?.couponType === 'free_delivery';
  const fee = deliveryFee({ ...input.delivery, subtotalMinor, freeByCoupon });
  return {
    deliveryMinor: fee.feeMinor,
    deliveryBeforeFreeMinor: fee.beforeFreeMinor,
    surgeMinor: fee.surgeMinor,
    freeDeliveryBy: fee.freeBy,
    tipMinor: input.tipMinor,
    extraPackagingMinor: input.extraPackagingMinor,
    serviceMinor: input.serviceMinor,
  };
}

/** Splits what applies to the whole order among its lines, to the minor unit (rule 4). */
function billLines(
  lines: readonly PriceableLine[],
  priced: PricedLines,
  couponMinor: MinorUnits,
  taxMinor: MinorUnits,
): BillLine[] {
  const coupons = allocate(
    couponMinor,
    priced.lines.map((line) => line.totalMinor),
  );
  const taxes = allocate(
    taxMinor,
    priced.lines.map((line, index) => line.totalMinor - (coupons[index] ?? 0)),
  );
  return priced.lines.map((line, index) => ({
    ...line,
    unitPriceMinor: lines[index]?.unitPriceMinor ?? 0,
    quantity: lines[index]?.quantity ?? 0,
    couponMinor: coupons[index] ?? 0,
    taxMinor: taxes[index] ?? 0,
  }));
}
