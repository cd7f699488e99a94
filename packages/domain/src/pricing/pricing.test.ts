import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxOf } from '../money/index.ts';
import {
  type BillInput,
  type Coupon,
  type CouponContext,
  type DeliveryQuestion,
  type DeliveryRates,
  type PriceableLine,
  type StoreDiscount,
  billDifferences,
  chooseRates,
  couponDiscount,
  decideCoupon,
  deliveryFee,
  orderBill,
  priceLines,
  runningStoreDiscount,
} from './index.ts';

const perKm: DeliveryRates = { kind: 'per_km', perKmMinor: 30, minimumMinor: 50, maximumMinor: 200 };
const question: DeliveryQuestion = {
  orderType: 'delivery',
  distanceMetres: 3_000,
  rates: perKm,
  subtotalMinor: 1_000,
  freeByMarket: false,
  freeByStore: false,
  freeByCoupon: false,
};
const line = (
  id: string,
  unitPriceMinor: number,
  quantity: number,
  more: Partial<PriceableLine> = {},
): PriceableLine => ({
  id,
  unitPriceMinor,
  quantity,
  addOnsMinor: 0,
  ...more,
});

describe('deliveryFee', () => {
  test.each([
    ['[CHK-05] by km', {}, 90],
    ['[CHK-05] not below the minimum', { distanceMetres: 400 }, 50],
    ['[CHK-05] not above the maximum', { distanceMetres: 40_000 }, 200],
    [
      '[CHK-05] without a maximum',
      { distanceMetres: 40_000, rates: { ...perKm, maximumMinor: undefined } },
      1_200,
    ],
    ['[CHK-05] half a unit rounds up', { distanceMetres: 2_350 }, 71],
    ['[CHK-05] fixed', { rates: { kind: 'fixed', fixedMinor: 77 } }, 77],
    [
      '[CHK-05] surge in percent of the clamped fee',
      { distanceMetres: 40_000, surge: { type: 'percent', percent: 25 } },
      250,
    ],
    ['[CHK-05] surge as an amount', { surge: { type: 'amount', amountMinor: 15 } }, 105],
    ['[CHK-05] one short of the free amount', { freeDeliveryOverMinor: 1_001 }, 90],
  ] as [string, Partial<DeliveryQuestion>, number][])('%s', (_, change, feeMinor) => {
    expect(deliveryFee({ ...question, ...change })).toMatchObject({ feeMinor, freeBy: undefined });
  });

  test.each([
    ['market', { freeByMarket: true, freeByStore: true }],
    ['order_amount', { freeDeliveryOverMinor: 1_000, freeByStore: true }],
    ['store', { freeByStore: true, freeByCoupon: true }],
    ['coupon', { freeByCoupon: true }],
  ] as [string, Partial<DeliveryQuestion>][])(
    '[CHK-05] free by %s, and what it would have been',
    (freeBy, change) => {
      expect(deliveryFee({ ...question, ...change })).toEqual({
        feeMinor: 0,
        beforeFreeMinor: 90,
        surgeMinor: 0,
        freeBy,
      });
    },
  );

  test('[CHK-05] take-away costs nothing, surge or not', () => {
    expect(
      deliveryFee({ ...question, orderType: 'take_away', surge: { type: 'amount', amountMinor: 15 } }),
    ).toEqual({ feeMinor: 0, beforeFreeMinor: 0, surgeMinor: 0, freeBy: 'take_away' });
  });

  test('[CHK-05] farther is never cheaper, and always inside the bounds', () => {
    const metres = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map(
          (distanceMetres) => deliveryFee({ ...question, distanceMetres }).feeMinor,
        );
        expect(far).toBeGreaterThanOrEqual(near ?? 0);
        expect(near).toBeGreaterThanOrEqual(50);
        expect(far).toBeLessThanOrEqual(200);
      }),
    );
  });

  test('[CHK-05] a store’s own rates count only when it delivers itself', () => {
    const own: DeliveryRates = { kind: 'fixed', fixedMinor: 1 };
    expect(chooseRates({ deliversItself: true, rates: own }, perKm)).toBe(own);
    expect(chooseRates({ deliversItself: false, rates: own }, perKm)).toBe(perKm);
    expect(chooseRates({ deliversItself: true }, perKm)).toBe(perKm);
  });
});

describe('priceLines', () => {
  const tenth: StoreDiscount = { percent: 10, minPurchaseMinor: 0, maxDiscountMinor: 0 };
  const own = { itemDiscount: { type: 'amount', amountMinor: 30 } } as const;

  test.each([
    ['nothing off', [line('a', 100, 3)], undefined, 0, 'items'],
    ['the items’ own', [line('a', 100, 3, own)], undefined, 90, 'items'],
    ['the store’s, being larger', [line('a', 1_000, 1, own)], tenth, 100, 'store'],
    ['the items’, being larger together', [line('a', 100, 3, own), line('b', 500, 1)], tenth, 90, 'items'],
    ['the items’ when equal', [line('a', 300, 1, own)], tenth, 30, 'items'],
    ['the store’s capped', [line('a', 1_000, 1)], { ...tenth, maxDiscountMinor: 40 }, 40, 'store'],
    ['below the store’s minimum', [line('a', 1_000, 1)], { ...tenth, minPurchaseMinor: 1_001 }, 0, 'items'],
    [
      'add-ons help to reach the minimum, and are not discounted',
      [line('a', 1_000, 1, { addOnsMinor: 1 })],
      { ...tenth, minPurchaseMinor: 1_001 },
      100,
      'store',
    ],
    [
      'a flash sale stands beside the store’s',
      [line('a', 1_000, 1, { flashDiscount: { type: 'percent', percent: 50 } }), line('b', 1_000, 1)],
      tenth,
      600,
      'store',
    ],
    [
      'a flash sale beats the item’s own even when smaller',
      [line('a', 1_000, 1, { ...own, flashDiscount: { type: 'percent', percent: 1 } })],
      undefined,
      10,
      'items',
    ],
  ] as [string, PriceableLine[], StoreDiscount | undefined, number, string][])(
    '[CHK-06] %s',
    (_, lines, store, discountMinor, discountBy) => {
      expect(priceLines(lines, store)).toMatchObject({ discountMinor, discountBy });
    },
  );

  test('a store’s discount runs on its days only', () => {
    const dated = { ...tenth, dates: { startDate: '2024-06-07', endDate: '2024-06-07' } };
    const at = (time: string) => runningStoreDiscount(dated, Date.parse(time), 'America/Montevideo');
    expect(at('2024-06-07T23:59-03:00')).toBe(dated);
    expect(at('2024-06-08T00:00-03:00')).toBeUndefined();
    expect(runningStoreDiscount(tenth, 0, 'America/Montevideo')).toBe(tenth);
  });
});

const coupon: Coupon = {
  code: 'TEN',
  couponType: 'default',
  discount: { type: 'percent', percent: 10, maxDiscountMinor: 0 },
  minPurchaseMinor: 500,
  active: true,
};
const context: CouponContext = {
  moduleId: 'food',
  today: '2024-06-07',
  storeId: 'roma',
  zoneId: 'centre',
  customerId: 'ana',
  earlierOrders: 0,
  earlierUses: 0,
  baseMinor: 1_000,
};

describe('coupons', () => {
  test.each([
    ['wrong module', { moduleId: 'grocery' }, {}, 'coupon_wrong_module'],
    ['not yet', { startDate: '2024-06-08' }, {}, 'coupon_not_running'],
    ['over', { endDate: '2024-06-06' }, {}, 'coupon_not_running'],
    ['switched off', { active: false }, {}, 'coupon_not_running'],
    ['another store', { couponType: 'store_wise', storeIds: ['mode'] }, {}, 'coupon_wrong_store'],
    ['another zone', { couponType: 'zone_wise', zoneIds: ['north'] }, {}, 'coupon_wrong_zone'],
    ['no zone at all', { couponType: 'zone_wise' }, {}, 'coupon_wrong_zone'],
    ['someone else’s', { customerIds: ['ben'] }, {}, 'coupon_wrong_customer'],
    ['a guest', { customerIds: ['ana'] }, { customerId: undefined }, 'coupon_wrong_customer'],
    ['not the first order', { couponType: 'first_order' }, { earlierOrders: 1 }, 'coupon_first_order_only'],
    ['used up', { usesPerCustomer: 2 }, { earlierUses: 2 }, 'coupon_used_up'],
    ['used up by everybody', { usesLeft: 0 }, {}, 'coupon_used_up'],
    ['too little', {}, { baseMinor: 499 }, 'coupon_minimum_purchase'],
    [
      'free delivery where it is free already',
      { couponType: 'free_delivery' },
      { deliveryIsFree: true },
      'coupon_not_needed',
    ],
    [
      'free delivery, of too little at that',
      { couponType: 'free_delivery' },
      { deliveryIsFree: true, baseMinor: 499 },
      'coupon_minimum_purchase',
    ],
    [
      '[CHK-02] the earlier check speaks first',
      { moduleId: 'grocery', active: false, customerIds: [] },
      { baseMinor: 0 },
      'coupon_wrong_module',
    ],
    [
      '[CHK-02] the minimum speaks last',
      { usesPerCustomer: 1 },
      { earlierUses: 1, baseMinor: 0 },
      'coupon_used_up',
    ],
  ] as [string, Partial<Coupon>, Partial<CouponContext>, string][])(
    '[CHK-02] %s',
    (_, change, where, code) => {
      expect(decideCoupon({ ...coupon, ...change }, { ...context, ...where })).toMatchObject({
        ok: false,
        refusal: { code },
      });
    },
  );

  test.each([
    ['from the minimum on', {}, { baseMinor: 500 }, 50, false],
    ['its first and last day', { startDate: '2024-06-07', endDate: '2024-06-07' }, {}, 100, false],
    ['its store', { couponType: 'store_wise', storeIds: ['mode', 'roma'] }, {}, 100, false],
    ['its zone', { couponType: 'zone_wise', zoneIds: ['north', 'centre'] }, {}, 100, false],
    ['capped', { discount: { type: 'percent', percent: 10, maxDiscountMinor: 30 } }, {}, 30, false],
    [
      'an amount, never more than the goods',
      { discount: { type: 'amount', amountMinor: 5_000 } },
      {},
      1_000,
      false,
    ],
    ['free delivery takes nothing off the goods', { couponType: 'free_delivery' }, {}, 0, true],
    ['another coupon counts where delivery is free', {}, { deliveryIsFree: true }, 100, false],
  ] as [string, Partial<Coupon>, Partial<CouponContext>, number, boolean][])(
    '[CHK-02] %s',
    (_, change, where, discountMinor, freeDelivery) => {
      expect(decideCoupon({ ...coupon, ...change }, { ...context, ...where })).toEqual({
        ok: true,
        discountMinor,
        freeDelivery,
      });
    },
  );
});

const minor = fc.integer({ min: 0, max: 1e7 });
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 120 }) }),
    fc.record({ type: fc.constant('amount' as const), amountMinor: minor }),
  ),
  { nil: undefined },
);
const lines = fc
  .array(
    fc.record({
      unitPriceMinor: minor,
      quantity: fc.integer({ min: 1, max: 30 }),
      addOnsMinor: minor,
      itemDiscount: discount,
      flashDiscount: discount,
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, index): PriceableLine => ({ id: `line-${index}`, ...one })));
const billInput: fc.Arbitrary<BillInput> = fc.record({
  lines,
  storeDiscount: fc.option(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      minPurchaseMinor: minor,
      maxDiscountMinor: minor,
    }),
    { nil: undefined },
  ),
  coupon: fc.option(
    fc
      .record({
        percent: fc.integer({ min: 0, max: 120 }),
        maxDiscountMinor: minor,
        couponType: fc.constantFrom('default' as const, 'free_delivery' as const),
      })
      .map(
        ({ couponType, percent, maxDiscountMinor }): Coupon => ({
          ...coupon,
          couponType,
          discount: { type: 'percent', percent, maxDiscountMinor },
        }),
      ),
    { nil: undefined },
  ),
  tax: fc.record({ ratePercent: fc.integer({ min: 0, max: 40 }), included: fc.boolean() }),
  delivery: fc
    .record({
      distanceMetres: fc.double({ min: 0, max: 3e4, noNaN: true }),
      freeByMarket: fc.boolean(),
      freeDeliveryOverMinor: fc.option(minor, { nil: undefined }),
    })
    .map((change) => ({ ...question, ...change })),
  tipMinor: minor,
  extraPackagingMinor: minor,
  serviceMinor: minor,
  referralMinor: fc.option(minor, { nil: undefined }),
});

describe('the bill', () => {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test('[CHK-06] told by hand, tax on top', () => {
    const bill = orderBill({
      lines: [
        line('a', 1_000, 2, { addOnsMinor: 140, itemDiscount: { type: 'percent', percent: 10 } }),
        line('b', 333, 1),
      ],
      coupon: { ...coupon, discount: { type: 'amount', amountMinor: 100 } },
      tax: { ratePercent: 22, included: false },
      delivery: question,
      tipMinor: 60,
      extraPackagingMinor: 20,
      serviceMinor: 5,
    });
    expect(bill).toMatchObject({
      itemsMinor: 2_333,
      addOnsMinor: 140,
      discountMinor: 200,
      subtotalMinor: 2_273,
      couponMinor: 100,
      taxMinor: 478,
      deliveryMinor: 90,
      totalMinor: 2_173 + 478 + 90 + 60 + 20 + 5,
    });
    expect(bill.lines.map((one) => [one.id, one.totalMinor, one.couponMinor])).toEqual([
      ['a', 1_940, 85],
      ['b', 333, 15],
    ]);
  });

  test('[CHK-06] parts equal the whole, whatever is ordered', () => {
    fc.assert(
      fc.property(billInput, (input) => {
        const bill = orderBill(input);
        expect(sum(bill.lines.map((one) => one.itemsMinor))).toBe(bill.itemsMinor);
        expect(sum(bill.lines.map((one) => one.addOnsMinor))).toBe(bill.addOnsMinor);
        expect(sum(bill.lines.map((one) => one.discountMinor))).toBe(bill.discountMinor);
        expect(sum(bill.lines.map((one) => one.couponMinor))).toBe(bill.couponMinor);
        expect(sum(bill.lines.map((one) => one.taxMinor))).toBe(bill.taxMinor);
        expect(bill.subtotalMinor).toBe(bill.itemsMinor + bill.addOnsMinor - bill.discountMinor);
        expect(bill.lines.every((one) => one.discountMinor >= 0 && one.discountMinor <= one.itemsMinor)).toBe(
          true,
        );
        expect(bill.lines.every((one) => one.couponMinor >= 0 && one.couponMinor <= one.totalMinor)).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('[CHK-06] the total is rule 5, and never below the charges', () => {
    fc.assert(
      fc.property(billInput, (input) => {
        const bill = orderBill(input);
        const charges = bill.deliveryMinor + bill.tipMinor + bill.extraPackagingMinor + bill.serviceMinor;
        const goods = Math.max(
          0,
          bill.itemsMinor + bill.addOnsMinor - bill.discountMinor - bill.couponMinor - bill.referralMinor,
        );
        expect(bill.totalMinor).toBe(goods + (bill.taxIncluded ? 0 : bill.taxMinor) + charges);
        expect(bill.totalMinor).toBeGreaterThanOrEqual(charges);
      }),
    );
  });

  test('[SYS-10] tax is on items and add-ons after discounts and coupon; included tax changes no total', () => {
    fc.assert(
      fc.property(billInput, (input) => {
        const onTop = orderBill({ ...input, tax: { ...input.tax, included: false } });
        const included = orderBill({ ...input, tax: { ...input.tax, included: true } });
        const base = onTop.subtotalMinor - onTop.couponMinor;
        expect(onTop.taxMinor).toBe(taxOf(base, input.tax.ratePercent, false));
        expect(included.taxMinor).toBe(taxOf(base, input.tax.ratePercent, true));
        expect(onTop.totalMinor - included.totalMinor).toBe(onTop.taxMinor);
      }),
    );
  });

  test('[CART-04] the fee is free from the subtotal that the cart’s bar shows', () => {
    fc.assert(
      fc.property(billInput, (input) => {
        const { subtotalMinor } = priceLines(input.lines, input.storeDiscount);
        const at = (freeDeliveryOverMinor: number) =>
          orderBill({
            ...input,
            coupon: undefined,
            delivery: { ...input.delivery, freeByMarket: false, freeDeliveryOverMinor },
          });
        expect(at(subtotalMinor).freeDeliveryBy).toBe('order_amount');
        expect(at(subtotalMinor + 1).freeDeliveryBy).toBeUndefined();
      }),
    );
  });

  test('[CHK-06] the same input gives the same bill; any other price shows', () => {
    fc.assert(
      fc.property(billInput, fc.integer({ min: 1, max: 500 }), (input, more) => {
        const bill = orderBill(input);
        expect(billDifferences(bill, orderBill(structuredClone(input)))).toEqual([]);
        const tipped = orderBill({ ...input, tipMinor: input.tipMinor + more });
        expect(billDifferences(bill, tipped).map((one) => [one.field, one.after - one.before])).toEqual([
          ['tipMinor', more],
          ['totalMinor', more],
        ]);
      }),
    );
  });

  test('[CHK-06] a line that came, went or costs more is named', () => {
    const input: BillInput = {
      lines: [line('a', 100, 1), line('b', 50, 2)],
      tax: { ratePercent: 0, included: true },
      delivery: question,
      tipMinor: 0,
      extraPackagingMinor: 0,
      serviceMinor: 0,
    };
    const changed = orderBill({ ...input, lines: [line('a', 110, 1), line('c', 50, 2)] });
    expect(billDifferences(orderBill(input), changed).filter((one) => one.lineId)).toEqual([
      { field: 'unitPriceMinor', lineId: 'a', before: 100, after: 110 },
      { field: 'unitPriceMinor', lineId: 'b', before: 50, after: 0 },
      { field: 'quantity', lineId: 'b', before: 2, after: 0 },
      { field: 'unitPriceMinor', lineId: 'c', before: 0, after: 50 },
      { field: 'quantity', lineId: 'c', before: 0, after: 2 },
    ]);
  });

  test('[CHK-02] a coupon never takes off more than the goods cost', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: -10, max: 300 }), minor, (base, percent, maxDiscountMinor) => {
        const off = couponDiscount(
          { ...coupon, discount: { type: 'percent', percent, maxDiscountMinor } },
          base,
        );
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(maxDiscountMinor > 0 ? Math.min(base, maxDiscountMinor) : base);
      }),
    );
  });
});
