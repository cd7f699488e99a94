import { chooseRates, deliveryFee, surgeAt } from '@promenade/domain/pricing';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { type DeliveryTerms, termsOfRate } from '../../zones/index.ts';
import type { StoreCardRow } from '../catalog.tables.ts';
import type { Scope } from '../scope.ts';

type Sent = Pick<StoreCardRow, 'zone_id' | 'module_id' | 'delivery_rates'>;

/** A store's own rates, otherwise those of its zone and module; undefined where the zone does not deliver for it. */
export function findDeliveryTerms(scope: Scope, row: Sent): DeliveryTerms | undefined {
  const rate = scope.rates.find((one) => one.zone_id === row.zone_id && one.module_id === row.module_id);
  if (!rate) return undefined;
  const { rates: zoneRates, surge } = termsOfRate(rate);
  const own = row.delivery_rates ?? undefined;
  return { rates: chooseRates({ deliversItself: own !== undefined, rates: own }, zoneRates), surge };
}

/** Metres as the crow flies from the caller's point, rounded; null without one. */
export function distanceFrom(point: LatLng | undefined, row: LatLng): number | null {
  return point === undefined ? null : Math.round(haversineMetres(point, row));
}

/** About what delivery would cost; the true distance, by road, is checkout's. Null where it cannot be said. */
export function aboutDeliveryFee(
  scope: Scope,
  row: StoreCardRow,
  distanceMetres: number | null,
): number | null {
  const terms = distanceMetres === null ? undefined : findDeliveryTerms(scope, row);
  if (!terms || distanceMetres === null || !row.delivery || !scope.settings.delivery) return null;
  const { feeMinor } = deliveryFee({
    orderType: 'delivery',
    distanceMetres,
    rates: terms.rates,
    surge: surgeAt(terms.surge, scope.wallClock(scope.settings.timeZone)),
    subtotalMinor: 0,
    freeByMarket: scope.settings.freeDeliveryForAll,
    freeByStore: row.free_delivery,
    freeByCoupon: false,
  });
  return scope.major(feeMinor);
}
