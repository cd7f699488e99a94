import { type WireBill, wireBill } from '@promenade/contract/bill';
import type { Reply } from '@promenade/contract/calls';
import { toMinor } from '@promenade/domain/money';
import {
  type BillInput,
  type Coupon,
  type DeliveryRates,
  orderBill,
  type PriceableLine,
  priceLines,
  type Surge,
} from '@promenade/domain/pricing';
import { domainDiscount } from './domain-discount.ts';
import { domainFlashDiscount } from './domain-item.ts';

/** What the server calculated its bill from. */
export type WireTerms = Reply<'checkout.quote'>['terms'];
/** A coupon, as far as its value goes. */
export type WireCoupon = NonNullable<WireTerms['coupon']>;
type WireLine = Reply<'cart.list'>[number];
/** What a bill needs of a line of the cart. */
export type BilledLine = Pick<WireLine, 'id' | 'price' | 'quantity' | 'add_ons_price'> & {
  readonly item: Pick<WireLine['item'], 'discount' | 'discount_type' | 'flash_sale_ends_at'>;
};

/** What the shopper has chosen since. */
export interface BillWish {
  readonly orderType: 'delivery' | 'take_away';
  readonly tip: number;
  readonly extraPackaging: boolean;
  readonly coupon: WireCoupon | null;
}

type Minor = (major: number) => number;

function ratesOf(rates: WireTerms['delivery']['rates'], minor: Minor): DeliveryRates {
  if (rates.kind === 'fixed') return { kind: 'fixed', fixedMinor: minor(rates.fixed) };
  return {
    kind: 'per_km',
    perKmMinor: minor(rates.per_km),
    minimumMinor: minor(rates.minimum),
    maximumMinor: rates.maximum === null ? undefined : minor(rates.maximum),
  };
}

function surgeOf(surge: WireTerms['delivery']['surge'], minor: Minor): Surge | undefined {
  if (!surge) return undefined;
  return surge.type === 'percent' ? surge : { type: 'amount', amountMinor: minor(surge.amount) };
}

function couponOf(coupon: WireCoupon, minor: Minor): Coupon {
  const isPercent = coupon.discount_type === 'percent';
  return {
    code: coupon.code,
    couponType: coupon.coupon_type,
    discount: isPercent
      ? { type: 'percent', percent: coupon.discount, maxDiscountMinor: minor(coupon.max_discount) }
      : { type: 'amount', amountMinor: minor(coupon.discount) },
    minPurchaseMinor: minor(coupon.min_purchase),
    active: true,
  };
}

/** The coupon, where the goods reach its minimum (CHK-02): they may have become fewer since the market accepted it. */
function couponFor(
  { lines, storeDiscount }: Pick<BillInput, 'lines' | 'storeDiscount'>,
  coupon: WireCoupon | null,
  minor: Minor,
): Coupon | undefined {
  if (!coupon || priceLines(lines, storeDiscount).subtotalMinor < minor(coupon.min_purchase))
    return undefined;
  return couponOf(coupon, minor);
}

function lineOf(line: BilledLine, decimals: number): PriceableLine {
  return {
    id: line.id,
    unitPriceMinor: toMinor(line.price, decimals),
    quantity: line.quantity,
    addOnsMinor: toMinor(line.add_ons_price, decimals),
    itemDiscount: domainDiscount(line.item, decimals),
    flashDiscount: domainFlashDiscount(line.item, decimals),
  };
}

function deliveryOf(delivery: WireTerms['delivery'], wish: BillWish, minor: Minor): BillInput['delivery'] {
  const over = delivery.free_delivery_over;
  return {
    orderType: wish.orderType,
    distanceMetres: delivery.distance_metres,
    rates: ratesOf(delivery.rates, minor),
    surge: surgeOf(delivery.surge, minor),
    freeDeliveryOverMinor: over === null ? undefined : minor(over),
    freeByMarket: delivery.free_by_market,
    freeByStore: delivery.free_by_store,
  };
}

/** The bill from the server's terms, by the same rules (CHK-06): shown until its next answer. */
export function billOfTerms(
  terms: WireTerms,
  lines: readonly BilledLine[],
  wish: BillWish,
  decimals: number,
): WireBill {
  const minor: Minor = (major) => toMinor(major, decimals);
  const { store_discount: offer } = terms;
  const goods = {
    lines: lines.map((line) => lineOf(line, decimals)),
    storeDiscount: offer
      ? {
          percent: offer.percent,
          minPurchaseMinor: minor(offer.min_purchase),
          maxDiscountMinor: minor(offer.max_discount),
        }
      : undefined,
  };
  const bill = orderBill({
    ...goods,
    coupon: couponFor(goods, wish.coupon, minor),
    tax: { ratePercent: terms.tax_rate, included: terms.tax_included === 1 },
    delivery: deliveryOf(terms.delivery, wish, minor),
    tipMinor: wish.orderType === 'delivery' ? minor(wish.tip) : 0,
    extraPackagingMinor: wish.extraPackaging ? minor(terms.extra_packaging_charge) : 0,
    serviceMinor: minor(terms.service_charge),
    referralMinor: minor(terms.referral_discount),
  });
  return wireBill(bill, decimals);
}
