import { wireBill } from '@promenade/contract/bill';
import { toMajor } from '@promenade/domain/money';
import { type BillInput, orderBill } from '@promenade/domain/pricing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BilledLine, billOfTerms, type BillWish, type WireTerms } from './bill-terms.ts';

const minor = fc.integer({ min: 0, max: 1e7 });
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 1e6 }) }),
  ),
  { nil: undefined },
);
const line = fc.record({
  id: fc.uuid(),
  unitPriceMinor: minor,
  quantity: fc.integer({ min: 1, max: 30 }),
  addOnsMinor: minor,
  itemDiscount: discount,
  isFlash: fc.boolean(),
});
type Line = typeof line extends fc.Arbitrary<infer One> ? One : never;

const order = fc.record({
  decimals: fc.constantFrom(0, 2, 3),
  lines: fc.array(line, { maxLength: 8 }),
  offer: fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      minPurchaseMinor: minor,
      maxDiscountMinor: minor,
    }),
    { nil: undefined },
  ),
  coupon: fc.option(
    fc.record({
      couponType: fc.constantFrom('default' as const, 'free_delivery' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      maxDiscountMinor: minor,
    }),
    { nil: undefined },
  ),
  tax: fc.record({ ratePercent: fc.integer({ min: 0, max: 40 }), included: fc.boolean() }),
  orderType: fc.constantFrom('delivery' as const, 'take_away' as const),
  distanceMetres: fc.integer({ min: 0, max: 30_000 }),
  perKmMinor: minor,
  surgePercent: fc.integer({ min: 0, max: 90 }),
  overMinor: fc.option(minor, { nil: undefined }),
  extras: fc.record({ tip: minor, packaging: minor, service: minor, referral: minor, wrapped: fc.boolean() }),
});
type Order = typeof order extends fc.Arbitrary<infer One> ? One : never;

/** The order as the server has it, in minor units. */
function inside(one: Order): BillInput {
  const { coupon, extras, lines, orderType } = one;
  return {
    lines: lines.map(({ isFlash, itemDiscount, ...rest }) => ({
      ...rest,
      itemDiscount,
      flashDiscount: isFlash ? itemDiscount : undefined,
    })),
    storeDiscount: one.offer,
    coupon: coupon && {
      code: 'TEN',
      couponType: coupon.couponType,
      discount: { type: 'percent', percent: coupon.percent, maxDiscountMinor: coupon.maxDiscountMinor },
      minPurchaseMinor: 0,
      active: true,
    },
    tax: one.tax,
    delivery: {
      orderType,
      distanceMetres: one.distanceMetres,
      rates: { kind: 'per_km', perKmMinor: one.perKmMinor, minimumMinor: 100 },
      surge: { type: 'percent', percent: one.surgePercent },
      freeDeliveryOverMinor: one.overMinor,
      freeByMarket: false,
      freeByStore: false,
    },
    tipMinor: orderType === 'delivery' ? extras.tip : 0,
    extraPackagingMinor: extras.wrapped ? extras.packaging : 0,
    serviceMinor: extras.service,
    referralMinor: extras.referral,
  };
}

function wireLine({ itemDiscount, isFlash, ...one }: Line, major: (minor: number) => number): BilledLine {
  const isAmount = itemDiscount?.type === 'amount';
  return {
    id: one.id,
    price: major(one.unitPriceMinor),
    quantity: one.quantity,
    add_ons_price: major(one.addOnsMinor),
    item: {
      discount: itemDiscount ? (isAmount ? major(itemDiscount.amountMinor) : itemDiscount.percent) : 0,
      discount_type: isAmount ? 'amount' : 'percent',
      flash_sale_ends_at: isFlash ? '2026-06-17T16:00:00.000Z' : null,
    },
  };
}

/** The same as the browser is told it, in major units. */
function onTheWire(one: Order): { terms: WireTerms; lines: BilledLine[]; wish: BillWish } {
  const { coupon, extras, offer } = one;
  const major = (amountMinor: number) => toMajor(amountMinor, one.decimals);
  const wired: WireTerms['coupon'] = coupon
    ? {
        code: 'TEN',
        coupon_type: coupon.couponType,
        discount_type: 'percent',
        discount: coupon.percent,
        max_discount: major(coupon.maxDiscountMinor),
        min_purchase: 0,
      }
    : null;
  const terms: WireTerms = {
    store_discount: offer
      ? {
          percent: offer.percent,
          min_purchase: major(offer.minPurchaseMinor),
          max_discount: major(offer.maxDiscountMinor),
        }
      : null,
    tax_rate: one.tax.ratePercent,
    tax_included: one.tax.included ? 1 : 0,
    delivery: {
      distance_metres: one.distanceMetres,
      rates: { kind: 'per_km', per_km: major(one.perKmMinor), minimum: major(100), maximum: null },
      surge: { type: 'percent', percent: one.surgePercent },
      free_delivery_over: one.overMinor === undefined ? null : major(one.overMinor),
      free_by_market: false,
      free_by_store: false,
    },
    extra_packaging_charge: major(extras.packaging),
    service_charge: major(extras.service),
    referral_discount: major(extras.referral),
    coupon: wired,
  };
  const { orderType } = one;
  const wish = { orderType, tip: major(extras.tip), extraPackaging: extras.wrapped, coupon: wired };
  return { terms, wish, lines: one.lines.map((each) => wireLine(each, major)) };
}

test('[CHK-06] the browser’s bill is the server’s to the unit, with 0, 2 and 3 decimals, whatever is ordered', () => {
  fc.assert(
    fc.property(order, (one) => {
      const { terms, lines, wish } = onTheWire(one);
      const { lines: _shares, ...sums } = orderBill(inside(one));
      expect(billOfTerms(terms, lines, wish, one.decimals)).toEqual(wireBill(sums, one.decimals));
    }),
    { numRuns: 2_000 },
  );
});
