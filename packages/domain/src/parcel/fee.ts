import type { MinorUnits } from '../money/index.ts';
import { type Bill, type DeliveryRates, type Surge, orderBill } from '../pricing/index.ts';

/** Rates of a parcel category; undefined uses the zone's. */
export type CategoryRates = {
  readonly perKmMinor?: MinorUnits | undefined;
  readonly minimumMinor?: MinorUnits | undefined;
};

/**
 * The rates of a parcel: charge per kilometre and minimum of its category, or else those of the sender's zone. A minimum
 * above the zone's maximum raises the maximum.
 */
export function parcelRates(zone: DeliveryRates, category: CategoryRates): DeliveryRates {
  const { perKmMinor, minimumMinor } = category;
  if (zone.kind === 'fixed') return byCategoryAlone(zone, category);
  const minimum = minimumMinor ?? zone.minimumMinor;
  const rates = { kind: 'per_km', perKmMinor: perKmMinor ?? zone.perKmMinor, minimumMinor: minimum } as const;
  if (zone.maximumMinor === undefined) return rates;
  return { ...rates, maximumMinor: Math.max(zone.maximumMinor, minimum) };
}

// In a zone with a fixed charge, a category with its own charge per kilometre uses that, but costs no less than the fixed one.
function byCategoryAlone(
  zone: Extract<DeliveryRates, { kind: 'fixed' }>,
  { perKmMinor, minimumMinor }: CategoryRates,
): DeliveryRates {
  const least = Math.max(zone.fixedMinor, minimumMinor ?? 0);
  if (perKmMinor === undefined) return { kind: 'fixed', fixedMinor: least };
  return { kind: 'per_km', perKmMinor, minimumMinor: least };
}

/** Everything the bill of a parcel depends on. */
export type ParcelBillInput = {
  /** Distance between the addresses as computed by the server, by road or haversine; never the client's. */
  readonly distanceMetres: number;
  readonly rates: DeliveryRates;
  readonly surge?: Surge | undefined;
  /** The market makes all deliveries free. Free delivery from an amount does not apply: there are no items. */
  readonly freeByMarket: boolean;
  readonly tipMinor: MinorUnits;
  readonly serviceMinor: MinorUnits;
  readonly tax: { readonly ratePercent: number; readonly included: boolean };
};

/** The bill of a parcel by rules 1 and 5 of api.md: no items, only the delivery and its extras. */
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
