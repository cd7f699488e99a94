import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ORDER_STATUSES,
  type OrderStatus,
  canCancel,
  decideMove,
  decideTransition,
} from '../orders/index.ts';
import type { DeliveryRates } from '../pricing/index.ts';
import type { LatLng, Zone } from '../zones/index.ts';
import {
  CHARGE_PAYERS,
  cashTakenAt,
  decideParcelCancel,
  decideParcelEnds,
  decideParcelPayment,
  keepsFee,
  parcelBill,
  parcelRates,
  wayBackAt,
} from './index.ts';

const zoneRates: DeliveryRates = { kind: 'per_km', perKmMinor: 50, minimumMinor: 100, maximumMinor: 800 };
const tax = { ratePercent: 22, included: true };
const plain = { freeByMarket: false, tipMinor: 0, serviceMinor: 0, tax };

describe('[CHK-10] [CHK-05] the fee by route and category', () => {
  test.each([
    ['the zone’s kilometres', zoneRates, {}, 3400, 170],
    ['its minimum', zoneRates, {}, 400, 100],
    ['its maximum', zoneRates, {}, 90_000, 800],
    ['the category’s kilometres', zoneRates, { perKmMinor: 90 }, 3400, 306],
    ['the category’s minimum', zoneRates, { minimumMinor: 250 }, 400, 250],
    ['a minimum above the maximum lifts it', zoneRates, { minimumMinor: 900 }, 90_000, 900],
    ['a zone of one price', { kind: 'fixed', fixedMinor: 300 }, {}, 9000, 300],
    [
      'one price, but no less than the category',
      { kind: 'fixed', fixedMinor: 300 },
      { minimumMinor: 450 },
      9,
      450,
    ],
    [
      'one price is the least by kilometres',
      { kind: 'fixed', fixedMinor: 300 },
      { perKmMinor: 90 },
      1000,
      300,
    ],
    [
      'beyond it the category’s kilometres count',
      { kind: 'fixed', fixedMinor: 300 },
      { perKmMinor: 90 },
      10_000,
      900,
    ],
    ['no maximum', { kind: 'per_km', perKmMinor: 50, minimumMinor: 0 }, {}, 90_000, 4500],
  ] as const)('%s', (_, zone, category, distanceMetres, feeMinor) => {
    const bill = parcelBill({ ...plain, distanceMetres, rates: parcelRates(zone, category) });
    expect(bill).toMatchObject({
      deliveryMinor: feeMinor,
      totalMinor: feeMinor,
      subtotalMinor: 0,
      taxMinor: 0,
    });
  });

  test('rates by the kilometre stay such, and a category makes such of one price', () => {
    expect(parcelRates(zoneRates, { perKmMinor: 90 })).toEqual({ ...zoneRates, perKmMinor: 90 });
    expect(parcelRates({ kind: 'per_km', perKmMinor: 50, minimumMinor: 0 }, {}).kind).toBe('per_km');
    const one = { kind: 'fixed', fixedMinor: 300 } as const;
    expect(parcelRates(one, { perKmMinor: 90 })).toEqual({
      kind: 'per_km',
      perKmMinor: 90,
      minimumMinor: 300,
    });
  });

  test('free for all is free for parcels; the tip and the service stay', () => {
    const bill = parcelBill({
      ...plain,
      distanceMetres: 3400,
      rates: zoneRates,
      freeByMarket: true,
      tipMinor: 40,
      serviceMinor: 15,
    });
    expect(bill).toMatchObject({
      deliveryMinor: 0,
      deliveryBeforeFreeMinor: 170,
      freeDeliveryBy: 'market',
      totalMinor: 55,
    });
  });

  const minor = fc.integer({ min: 0, max: 1_000_000 });
  const rates = fc.record({
    perKmMinor: minor,
    minimumMinor: minor,
    maximumMinor: fc.option(minor, { nil: undefined }),
  });
  const category = fc.record({
    perKmMinor: fc.option(minor, { nil: undefined }),
    minimumMinor: fc.option(minor, { nil: undefined }),
  });

  test('parts equal the whole, further never costs less, and no parcel less than its category’s minimum', () => {
    fc.assert(
      fc.property(
        rates,
        category,
        minor,
        minor,
        fc.nat(100_000),
        fc.nat(100_000),
        (zone, own, tipMinor, serviceMinor, a, b) => {
          const zoned = { kind: 'per_km', ...zone, maximumMinor: zone.maximumMinor } as const;
          const by = parcelRates(zoned, own);
          const [near, far] = [Math.min(a, b), Math.max(a, b)].map((distanceMetres) =>
            parcelBill({ ...plain, distanceMetres, rates: by, tipMinor, serviceMinor }),
          );
          if (!near || !far) throw new Error('two bills');
          expect(near.totalMinor).toBe(near.deliveryMinor + tipMinor + serviceMinor);
          expect(far.deliveryMinor).toBeGreaterThanOrEqual(near.deliveryMinor);
          expect(near.deliveryMinor).toBeGreaterThanOrEqual(own.minimumMinor ?? 0);
        },
      ),
    );
  });
});

const box = (west: number, east: number): Zone['shape'] => [
  [
    [
      [west, 0],
      [east, 0],
      [east, 10],
      [west, 10],
      [west, 0],
    ],
  ],
];
const centre: Zone = { id: 'centre', name: 'Centre', shape: box(0, 5), active: true };
const coast: Zone = { id: 'coast', name: 'Coast', shape: box(5, 10), active: true };
const off: Zone = { id: 'off', name: 'Off', shape: box(10, 20), active: false };
const zones = [centre, coast, off];
const at = (lng: number): LatLng => ({ lat: 5, lng });

describe('[CHK-10] both ends in zones that are served', () => {
  test.each([
    ['from one zone to another', 1, 7, { ok: true, from: centre, to: coast }],
    ['within one', 1, 2, { ok: true, from: centre, to: centre }],
    ['fetched from nowhere', 25, 1, { ok: false, refusal: { code: 'parcel_no_pickup', end: 'sender' } }],
    [
      'fetched from a zone that is off',
      15,
      1,
      { ok: false, refusal: { code: 'parcel_no_pickup', end: 'sender' } },
    ],
    [
      'brought to a zone that is off',
      1,
      15,
      { ok: false, refusal: { code: 'parcel_no_delivery', end: 'receiver' } },
    ],
    ['next door, 20 metres away', 1, 1.000181, { ok: true, from: centre, to: centre }],
    ['a metre less', 1, 1.000171, { ok: false, refusal: { code: 'parcel_same_place', end: 'receiver' } }],
    ['one door', 1, 1.0001, { ok: false, refusal: { code: 'parcel_same_place', end: 'receiver' } }],
  ] as const)('%s', (_, sender, receiver, expected) => {
    expect(decideParcelEnds({ sender: at(sender), receiver: at(receiver) }, zones)).toEqual(expected);
  });
});

describe('[CHK-10] payment by either side', () => {
  test('the sender by any method, the receiver in cash', () => {
    for (const method of ['cash_on_delivery', 'wallet', 'sandbox', 'offline_payment'])
      expect(decideParcelPayment({ payer: 'sender', method }).ok).toBe(true);
    expect(decideParcelPayment({ payer: 'receiver', method: 'cash_on_delivery' })).toEqual({
      ok: true,
      cash: true,
    });
    expect(decideParcelPayment({ payer: 'receiver', method: 'wallet' })).toEqual({
      ok: false,
      refusal: { code: 'receiver_pays_cash' },
    });
  });

  test('either of the two sides, and what is on its way is not coming back', () => {
    expect([...CHARGE_PAYERS]).toEqual(['sender', 'receiver']);
    expect(cashTakenAt({ payer: 'receiver', method: 'cash_on_delivery' })).toBe('delivered');
  });

  test.each([
    ['sender', 'cash_on_delivery', false, 'picked_up'],
    ['sender', 'cash_on_delivery', true, 'picked_up'],
    ['receiver', 'cash_on_delivery', false, 'delivered'],
    ['receiver', 'cash_on_delivery', true, 'canceled'],
    ['sender', 'wallet', false, undefined],
  ] as const)('%s by %s, coming back %s: taken at %s', (payer, method, comesBack, expected) => {
    expect(cashTakenAt({ payer, method }, comesBack)).toBe(expected);
  });
});

describe('[CHK-10] cancelling', () => {
  const does = (status: OrderStatus, returning = false) => decideParcelCancel({ status, returning });

  test('before the pick-up it is cancelled, after it brought back, once; with the receiver it is too late', () => {
    const expected: Partial<Record<OrderStatus, 'cancel' | 'turn_back'>> = {
      pending: 'cancel',
      confirmed: 'cancel',
      processing: 'cancel',
      handover: 'cancel',
      failed: 'cancel',
      picked_up: 'turn_back',
    };
    for (const status of ORDER_STATUSES) {
      const wanted = expected[status];
      expect(does(status)).toEqual(
        wanted ? { ok: true, does: wanted } : { ok: false, refusal: { code: 'not_cancelable', status } },
      );
      expect(does(status, true).ok).toBe(false);
      expect(canCancel({ status, orderType: 'parcel' })).toBe(wanted !== undefined);
    }
  });

  test('a parcel is turned round and nothing else, by its sender, its courier or an operator; nobody does it with a status', () => {
    for (const orderType of ['delivery', 'take_away'] as const)
      expect(decideTransition({ status: 'picked_up', orderType }, 'turn_back', 'shopper').ok).toBe(false);
    const parcel = { status: 'picked_up', orderType: 'parcel' } as const;
    const actors = ['shopper', 'courier', 'operator', 'store', 'system'] as const;
    const turners = actors.filter((actor) => decideTransition(parcel, 'turn_back', actor).ok);
    expect(turners).toEqual(['shopper', 'courier', 'operator']);
    for (const actor of actors) expect(decideMove(parcel, 'picked_up', actor).ok).toBe(false);
  });

  test('what was carried is paid, all else is given back', () => {
    for (const from of ORDER_STATUSES) {
      expect(keepsFee({ orderType: 'parcel', from, turnedRound: true })).toBe(from === 'picked_up');
      expect(keepsFee({ orderType: 'parcel', from, turnedRound: false })).toBe(false);
      expect(keepsFee({ orderType: 'delivery', from, turnedRound: false })).toBe(false);
    }
  });

  test.each([
    ['where it turned round', 0, 400, 400, 0.8],
    ['after a quarter of the way back', 0, 400, 500, 0.6],
    ['after half of it', 0, 400, 600, 0.4],
    ['at its end', 0, 400, 800, 0],
    ['later', 0, 400, 4000, 0],
    ['by the clock of a server that is a moment behind', 0, 400, 399, 0.8],
    ['turned round where it was picked up', 400, 400, 399, 0],
    ['turned round before it was picked up, by a clock that was set back', 500, 400, 350, 0],
  ] as const)(
    'a parcel that comes back is, %s: %d to %d, at %d',
    (_, pickedUpAtMs, turnedBackAtMs, nowMs, fraction) => {
      const { fraction: found, backAtMs } = wayBackAt(
        { pickedUpAtMs, turnedBackAtMs, reachedFraction: 0.8 },
        nowMs,
      );
      expect(found).toBeCloseTo(fraction, 12);
      expect(backAtMs).toBe(Math.max(2 * turnedBackAtMs - pickedUpAtMs, turnedBackAtMs));
    },
  );

  test('the way back is as long as the way there, and never goes on', () => {
    fc.assert(
      fc.property(
        fc.nat(1e7),
        fc.nat(1e7),
        fc.float({ min: 0, max: 1, noNaN: true }),
        fc.nat(1e8),
        (start, ridden, reached, later) => {
          const parcel = { pickedUpAtMs: start, turnedBackAtMs: start + ridden, reachedFraction: reached };
          const first = wayBackAt(parcel, start + ridden);
          const then = wayBackAt(parcel, start + ridden + later);
          expect(first.backAtMs).toBe(start + 2 * ridden);
          expect(then.fraction).toBeGreaterThanOrEqual(0);
          expect(then.fraction).toBeLessThanOrEqual(first.fraction);
          expect(wayBackAt(parcel, first.backAtMs).fraction).toBe(0);
        },
      ),
    );
  });
});
