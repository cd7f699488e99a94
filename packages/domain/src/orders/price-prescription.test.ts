import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bill } from '../pricing/index.ts';
import { pricePrescription } from './price-prescription.ts';

/** As it is placed: delivery alone. */
const placed: Omit<Bill, 'lines'> = {
  itemsMinor: 0,
  addOnsMinor: 0,
  discountMinor: 0,
  subtotalMinor: 0,
  couponMinor: 0,
  referralMinor: 0,
  taxMinor: 0,
  taxRatePercent: 10,
  taxIncluded: false,
  deliveryMinor: 300,
  deliveryBeforeFreeMinor: 300,
  surgeMinor: 0,
  tipMinor: 50,
  extraPackagingMinor: 0,
  serviceMinor: 20,
  totalMinor: 370,
};

describe('the bill of an order by prescription', () => {
  test('a friend’s discount comes off the goods, and leaves tax and charges alone (rules 4 and 5)', () => {
    const bill = pricePrescription(placed, { itemsMinor: 1000, referralMinor: 100 });
    expect(bill).toMatchObject({ itemsMinor: 1000, subtotalMinor: 1000, referralMinor: 100, taxMinor: 100 });
    expect(bill.totalMinor).toBe(1000 - 100 + 100 + 370);
  });

  test('tax that is included is not added', () => {
    const bill = pricePrescription(
      { ...placed, taxIncluded: true },
      { itemsMinor: 1100, referralMinor: 100 },
    );
    expect(bill).toMatchObject({ taxMinor: 100, totalMinor: 1100 - 100 + 370 });
  });

  test('delivery is free from the amount on, whatever comes off', () => {
    const price = { itemsMinor: 1000, referralMinor: 400 };
    const free = pricePrescription(placed, { ...price, freeDeliveryOverMinor: 1000 });
    expect(free).toMatchObject({ deliveryMinor: 0, freeDeliveryBy: 'order_amount' });
    const charged = pricePrescription(free, { ...price, freeDeliveryOverMinor: 1001 });
    expect(charged).toMatchObject({ deliveryMinor: 300, freeDeliveryBy: undefined });
  });

  test('delivery that was free for another reason stays free', () => {
    const free = { ...placed, deliveryMinor: 0, freeDeliveryBy: 'store' as const };
    const bill = pricePrescription(free, { itemsMinor: 1, referralMinor: 0, freeDeliveryOverMinor: 1000 });
    expect(bill).toMatchObject({ deliveryMinor: 0, freeDeliveryBy: 'store' });
  });

  test('a later price is as if it had been the first, and no discount takes more than the goods', () => {
    const price = fc.record({ itemsMinor: fc.nat(100_000), referralMinor: fc.nat(100_000) });
    fc.assert(
      fc.property(price, price, (first, then) => {
        const bill = pricePrescription(pricePrescription(placed, first), then);
        expect(bill).toEqual(pricePrescription(placed, then));
        expect(bill.totalMinor).toBeGreaterThanOrEqual(bill.taxMinor + 370);
      }),
    );
  });
});
