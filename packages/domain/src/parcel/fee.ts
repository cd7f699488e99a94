import type { MinorUnits } from '../money/index.ts';
import { type Bill, type DeliveryRates, type Surge, orderBill } from '../pricing/index.ts';

/** What a kind of parcel costs where it is not the zone's price; undefined is the zone's. */
export type CategoryRates = {
  readonly perKmMinor?: MinorUnits | undefined;
  readonly minimumMinor?: MinorUnits | undefined;
};

/**
 * The rates of a parcel: its category's kilometre and minimum where it has them, else those of the sender's zone. A
 * minimum above the zone's maximum lifts it: what is heavy costs at least its minimum.
 */
export function parcelRates(zone: DeliveryRates, category: CategoryRates): DeliveryRates {
  const { perKmMinor, minimumMinor } = category;
  if (zone.kind === 'fixed') return byCategoryAlone(zone, category);
  const minimum = minimumMinor ?? zone.minimumMinor;
  const rates = { kind: 'per_km', perKmMinor: perKmMinor ?? zone.perKmMinor, minimumMinor: minimum } as const;
  if (zone.maximumMinor === undefined) return rates;
  return { ...rates, maximumMinor: Math.max(zone.maximumMinor, minimum) };
}

// A zone of one price for every way: a category with a kilometre's price goes by that, and costs no less.
function byCategoryAlone(
  zone: Extract<DeliveryRates, { kind: 'fixed' }>,
  { perKmMinor, minimumMinor }: CategoryRates,
): DeliveryRates {
  const least = Math.max(zone.fixedMinor, minimumMinor ?? 0);
  if (perKmMinor === undefined) return { kind: 'fixed', fixedMinor: least };
  return { kind: 'per_km', perKmMinor, minimumMinor: least };
}

/** All that the bill of a parcel depends on. */
export type ParcelBillInput = {
  /** Between the two doors: the server's own, by road or haversine; never the caller's. */
  readonly distanceMetres: number;
  readonly rates: DeliveryRates;
  readonly surge?: Surge | undefined;
  /** The market carries everything for free. Free delivery from an amount on does not apply: there are no goods. */
  readonly freeByMarket: boolean;
  readonly tipMinor: MinorUnits;
  readonly serviceMinor: MinorUnits;
  readonly tax: { readonly ratePercent: number; readonly included: boolean };
};

/** The bill of a parcel by rules 1 and 5 of api.md: nothing is bought, so the way and what goes with it is all of it. */
export function parcelBill(input: ParcelBillInput): Bill {
  const { distanceMetres, rates, surge, freeByMarket, tipMinor, serviceMinor, tax } = input;
  return orderBill({
    lines: [],
    tax,
    delivery: { orderType: 'parcel', distanceMetres, rates, surge, freeByMarket, freeByStore: false },
    tipMinor,
    extraPackagingMinor: 0,
    serviceMinor,
  });
}
