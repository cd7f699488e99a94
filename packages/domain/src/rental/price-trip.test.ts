import { describe, expect, test } from 'vitest';
import type { Coupon } from '../pricing/index.ts';
import { type ProviderDiscount, type TripPriceInput, priceTrip } from './index.ts';
import { randomTrips, referenceBill } from './price-trip.fixture.ts';

const TRIPS = 100_000;

const untaxed = { ratePercent: 0, included: false };
const tenPercent: ProviderDiscount = { percent: 10, minPurchaseMinor: 0, maxDiscountMinor: 0 };

function trip(given: Partial<TripPriceInput>): TripPriceInput {
  return {
    lines: [{ rateMinor: 1000, quantity: 1 }],
    rentalType: 'hourly',
    hours: 2,
    distanceMetres: 0,
    nowMs: 0,
    tax: untaxed,
    ...given,
  };
}

function coupon(given: Partial<Coupon>): Coupon {
  const discount = { type: 'percent', percent: 10, maxDiscountMinor: 0 } as const;
  return { code: 'GO', couponType: 'default', discount, minPurchaseMinor: 0, active: true, ...given };
}

describe('[RENT-09] price = rate × hours, days or distance × quantity', () => {
  test.each([
    ['two hours', {}, 2000],
    ['an hour and a half', { hours: 1.5 }, 1500],
    ['three days', { rentalType: 'day_wise', hours: 72 }, 3000],
    ['a day and a half', { rentalType: 'day_wise', hours: 36 }, 1500],
    ['12.345 km', { rentalType: 'distance_wise', distanceMetres: 12_345, hours: 9 }, 12_345],
    ['half a metre counts as one', { rentalType: 'distance_wise', distanceMetres: 0.5 }, 1],
    ['two vehicles', { lines: [{ rateMinor: 1000, quantity: 2 }] }, 4000],
    ['a third of an hour, rounded once', { hours: 0.333, lines: [{ rateMinor: 5, quantity: 3 }] }, 5],
    ['nothing', { hours: 0 }, 0],
  ] as const)('%s', (_, given, grossMinor) => {
    const bill = priceTrip(trip(given));
    expect(bill).toMatchObject({ grossMinor, discountMinor: 0, discountBy: null, totalMinor: grossMinor });
  });
});

describe('[RENT-09] discounts', () => {
  const percent = { type: 'percent', percent: 25 } as const;
  const amount = { type: 'amount', amountMinor: 300 } as const;
  test.each([
    [
      'percent of the price',
      { lines: [{ rateMinor: 1000, quantity: 2, discount: percent }] },
      1000,
      'vehicle',
    ],
    ['amount × quantity', { lines: [{ rateMinor: 1000, quantity: 2, discount: amount }] }, 600, 'vehicle'],
    [
      'never below 0',
      { hours: 0.1, lines: [{ rateMinor: 1000, quantity: 1, discount: amount }] },
      100,
      'vehicle',
    ],
    ['the provider’s', { providerDiscount: tenPercent }, 200, 'provider'],
    [
      'the larger: the vehicles’',
      { lines: [{ rateMinor: 1000, quantity: 1, discount: percent }], providerDiscount: tenPercent },
      500,
      'vehicle',
    ],
    [
      'the larger: the provider’s',
      {
        lines: [
          { rateMinor: 9000, quantity: 1 },
          { rateMinor: 1000, quantity: 1, discount: amount },
        ],
        providerDiscount: tenPercent,
      },
      2000,
      'provider',
    ],
    [
      'equal: the vehicles’',
      { lines: [{ rateMinor: 1500, quantity: 1, discount: amount }], providerDiscount: tenPercent },
      300,
      'vehicle',
    ],
    ['below its minimum', { providerDiscount: { ...tenPercent, minPurchaseMinor: 2001 } }, 0, null],
    ['at its minimum', { providerDiscount: { ...tenPercent, minPurchaseMinor: 2000 } }, 200, 'provider'],
    ['capped', { providerDiscount: { ...tenPercent, maxDiscountMinor: 150 } }, 150, 'provider'],
    [
      'just before its end',
      { nowMs: 99, providerDiscount: { ...tenPercent, endsAtMs: 100 } },
      200,
      'provider',
    ],
    ['at its end', { nowMs: 100, providerDiscount: { ...tenPercent, endsAtMs: 100 } }, 0, null],
    ['more than everything', { providerDiscount: { ...tenPercent, percent: 300 } }, 2000, 'provider'],
  ] as const)('%s', (_, given, discountMinor, discountBy) => {
    const bill = priceTrip(trip(given));
    expect(bill).toMatchObject({ discountMinor, discountBy, subtotalMinor: bill.grossMinor - discountMinor });
  });

  test('the provider’s is shared out and no minor unit is lost', () => {
    const lines = [1, 1, 1].map((quantity) => ({ rateMinor: 333, quantity }));
    const bill = priceTrip(
      trip({ lines, hours: 1, providerDiscount: { ...tenPercent, maxDiscountMinor: 100 } }),
    );
    expect(bill.lines.map((line) => line.discountMinor)).toEqual([34, 33, 33]);
  });
});

describe('[RENT-09] [SYS-10] coupon and tax', () => {
  test('a coupon comes off what discounts leave, tax is on what the coupon leaves', () => {
    const tax = { ratePercent: 22, included: false };
    const bill = priceTrip(trip({ providerDiscount: tenPercent, coupon: coupon({}), tax }));
    expect(bill).toMatchObject({ subtotalMinor: 1800, couponMinor: 180, taxMinor: 356, totalMinor: 1976 });
  });

  test('each vehicle bears its share of coupon and tax, by what discounts and coupon leave of it', () => {
    const discount = { type: 'amount', amountMinor: 500 } as const;
    const lines = [
      { rateMinor: 1000, quantity: 1, discount },
      { rateMinor: 1000, quantity: 2 },
    ];
    const bill = priceTrip(
      trip({ lines, hours: 1, coupon: coupon({}), tax: { ratePercent: 20, included: false } }),
    );
    expect(bill.lines).toEqual([
      { grossMinor: 1000, discountMinor: 500, couponMinor: 50, taxMinor: 90, totalMinor: 500 },
      { grossMinor: 2000, discountMinor: 0, couponMinor: 200, taxMinor: 360, totalMinor: 2000 },
    ]);
  });

  test('tax in the price is named and not added', () => {
    const bill = priceTrip(trip({ hours: 12.2, tax: { ratePercent: 22, included: true } }));
    expect(bill).toMatchObject({ grossMinor: 12_200, taxMinor: 2200, totalMinor: 12_200, taxIncluded: true });
  });

  test.each([
    ['at its minimum', 2000, 200],
    ['below its minimum: a trip that was made shorter kept it', 2001, 0],
  ])('a coupon %s', (_, minPurchaseMinor, couponMinor) => {
    expect(priceTrip(trip({ coupon: coupon({ minPurchaseMinor }) }))).toMatchObject({
      couponMinor,
      totalMinor: 2000 - couponMinor,
    });
  });

  test('a coupon never takes more than there is', () => {
    const discount = { type: 'amount', amountMinor: 999_999 } as const;
    expect(priceTrip(trip({ coupon: coupon({ discount }) }))).toMatchObject({
      couponMinor: 2000,
      totalMinor: 0,
    });
  });
});

test(`[RENT-09] ${TRIPS} random trips cost what a reference with whole numbers alone says`, () => {
  let compared = 0;
  for (const input of randomTrips(TRIPS, 20_261_121)) {
    const bill = priceTrip(input);
    const expected = referenceBill(input);
    const sums = bill.lines.reduce(
      (sum, line) =>
        [
          sum[0] + line.grossMinor,
          sum[1] + line.discountMinor,
          sum[2] + line.couponMinor,
          sum[3] + line.taxMinor,
        ] as const,
      [0, 0, 0, 0] as const,
    );
    const { grossMinor, discountMinor, couponMinor, taxMinor, totalMinor, discountBy } = bill;
    const got = [grossMinor, discountMinor, couponMinor, taxMinor, totalMinor, discountBy].join();
    // One comparison of text for each trip: an assertion costs more than the price.
    if (got !== expected.join() || sums.join() !== [grossMinor, discountMinor, couponMinor, taxMinor].join())
      expect({ input, got: [got, sums.join()] }).toEqual(expected);
    if (bill.lines.some((line) => line.discountMinor > line.grossMinor || line.couponMinor > line.totalMinor))
      expect.fail(`A share is larger than its line: ${JSON.stringify(input)}`);
    compared += 1;
  }
  expect(compared).toBe(TRIPS);
});
