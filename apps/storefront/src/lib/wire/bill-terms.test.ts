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
      off: fc.oneof(
        fc.record({
          type: fc.constant('percent' as const),
          percent: fc.integer({ min: 1, max: 100 }),
          maxDiscountMinor: minor,
        }),
        fc.record({ type: fc.constant('amount' as const), amountMinor: minor }),
      ),
    }),
    { nil: undefined },
  ),
  tax: fc.record({ ratePercent: fc.integer({ min: 0, max: 40 }), included: fc.boolean() }),
  orderType: fc.constantFrom('delivery' as const, 'take_away' as const),
  distanceMetres: fc.integer({ min: 0, max: 30_000 }),
  rates: fc.oneof(
    fc.record({ kind: fc.constant('fixed' as const), fixedMinor: minor }),
    fc.record({
      kind: fc.constant('per_km' as const),
      perKmMinor: minor,
      minimumMinor: minor,
      maximumMinor: fc.option(minor, { nil: undefined }),
    }),
  ),
  surge: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 90 }) }),
      fc.record({ type: fc.constant('amount' as const), amountMinor: minor }),
    ),
    { nil: undefined },
  ),
  overMinor: fc.option(minor, { nil: undefined }),
  freeByMarket: fc.boolean(),
  freeByStore: fc.boolean(),
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
      discount: coupon.off,
      minPurchaseMinor: 0,
      active: true,
    },
    tax: one.tax,
    delivery: {
      orderType,
      distanceMetres: one.distanceMetres,
      rates: one.rates,
      surge: one.surge,
      freeDeliveryOverMinor: one.overMinor,
      freeByMarket: one.freeByMarket,
      freeByStore: one.freeByStore,
    },
    tipMinor: orderType === 'delivery' ? extras.tip : 0,
    extraPackagingMinor: extras.wrapped ? extras.packaging : 0,
    serviceMinor: extras.service,
    referralMinor: extras.referral,
  };
}

type Major = (amountMinor: number) => number;

function wireCoupon({ couponType, off }: NonNullable<Order['coupon']>, major: Major): WireTerms['coupon'] {
  const isAmount = off.type === 'amount';
  return {
    code: 'TEN',
    coupon_type: couponType,
    discount_type: off.type,
    discount: isAmount ? major(off.amountMinor) : off.percent,
    max_discount: isAmount ? 0 : major(off.maxDiscountMinor),
    min_purchase: 0,
  };
}

function wireDelivery(one: Order, major: Major): WireTerms['delivery'] {
  const { rates, surge } = one;
  const maximum = rates.kind === 'per_km' ? rates.maximumMinor : undefined;
  return {
    distance_metres: one.distanceMetres,
    rates:
      rates.kind === 'fixed'
        ? { kind: 'fixed', fixed: major(rates.fixedMinor) }
        : {
            kind: 'per_km',
            per_km: major(rates.perKmMinor),
            minimum: major(rates.minimumMinor),
            maximum: maximum === undefined ? null : major(maximum),
          },
    surge: surge?.type === 'amount' ? { type: 'amount', amount: major(surge.amountMinor) } : (surge ?? null),
    free_delivery_over: one.overMinor === undefined ? null : major(one.overMinor),
    free_by_market: one.freeByMarket,
    free_by_store: one.freeByStore,
  };
}

function wireLine({ itemDiscount, isFlash, ...one }: Line, major: Major): BilledLine {
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
  const wired = coupon ? wireCoupon(coupon, major) : null;
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
    delivery: wireDelivery(one, major),
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

test('[CHK-02] [CHK-06] a coupon whose minimum the cart does not reach any more is in no sum of the browser: it was taken off until the market answered', () => {
  const coupon = {
    code: 'TEN',
    coupon_type: 'default',
    discount_type: 'amount',
    discount: 10,
    max_discount: 0,
    min_purchase: 100,
  } as const;
  const terms = {
    store_discount: { percent: 10, min_purchase: 0, max_discount: 0 },
    tax_rate: 0,
    tax_included: 0,
    delivery: {
      distance_metres: 0,
      rates: { kind: 'fixed', fixed: 0 },
      surge: null,
      free_delivery_over: null,
      free_by_market: false,
      free_by_store: false,
    },
    extra_packaging_charge: 0,
    service_charge: 0,
    referral_discount: 0,
    coupon,
  } as const;
  const wish = { orderType: 'take_away', tip: 0, extraPackaging: false, coupon } as const;
  const totalOf = (price: number) => {
    const item = { discount: 0, discount_type: 'percent', flash_sale_ends_at: null } as const;
    const line = { id: 'line', price, quantity: 1, add_ons_price: 10, item };
    return billOfTerms(terms, [line], wish, 2).order_amount;
  };
  // 90 of 100 after the store's tenth, and add-ons of 10.
  expect(totalOf(100)).toBe(90);
  expect(totalOf(99.99)).toBe(99.99);
});
