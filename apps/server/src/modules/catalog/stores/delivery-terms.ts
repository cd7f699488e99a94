import { chooseRates, deliveryFee, freeDeliveryReason, surgeAt } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { tellDistance, tellDistances } from '../../geo/index.ts';
import { type DeliveryTerms, termsOfRate } from '../../zones/index.ts';
import type { StoreCardRow } from '../catalog.tables.ts';
import type { Scope } from '../scope.ts';
import type { PlacedStore } from './store-pages.repo.ts';

type Placed = Pick<StoreCardRow, 'zone_id' | 'module_id'>;

const findZoneRate = ({ rates }: Scope, row: Placed) =>
  rates.find((one) => one.zone_id === row.zone_id && one.module_id === row.module_id);

/** A store's own rates, otherwise those of its zone and module; undefined where the zone does not deliver for it. */
export function findDeliveryTerms(
  scope: Scope,
  row: Placed & Pick<StoreCardRow, 'delivery_rates'>,
): DeliveryTerms | undefined {
  const rate = findZoneRate(scope, row);
  if (!rate) return undefined;
  const { rates: zoneRates, surge } = termsOfRate(rate);
  const own = row.delivery_rates ?? undefined;
  return { rates: chooseRates({ deliversItself: own !== undefined, rates: own }, zoneRates), surge };
}

/** Whether a store delivers. A zone without rates for the module delivers nothing, whatever the store would like. */
export function delivers(scope: Scope, row: Placed & Pick<StoreCardRow, 'delivery'>): boolean {
  return row.delivery && scope.settings.delivery && findZoneRate(scope, row) !== undefined;
}

// A module that serves every zone brings its orders everywhere.
const deliversFrom =
  ({ everywhereModuleIds }: Scope) =>
  ({ id, lat, lng, zone_id, module_id }: PlacedStore) => ({
    id,
    lat,
    lng,
    zoneIds: everywhereModuleIds.includes(module_id) ? undefined : [zone_id],
  });

/**
 * Metres that an order from each store would be brought to the caller's door, by road, as checkout charges for them.
 * Null without a door, and where a list cannot tell.
 */
export function distancesToDoor(
  ctx: Ctx,
  scope: Scope,
  rows: readonly PlacedStore[],
): Promise<(number | null)[]> {
  return tellDistances(ctx, rows.map(deliversFrom(scope)), scope.point);
}

/** The same for one store, however long it takes. */
export function distanceToDoor(ctx: Ctx, scope: Scope, row: PlacedStore): Promise<number | null> {
  return tellDistance(ctx, deliversFrom(scope)(row), scope.point);
}

// Before anything is in the cart, and with no coupon.
const freeFor = ({ settings }: Scope, row: Pick<StoreCardRow, 'free_delivery'>) => ({
  subtotalMinor: 0,
  freeByMarket: settings.freeDeliveryForAll,
  freeByStore: row.free_delivery,
  freeByCoupon: false,
});

/** Whether a store's delivery is free whatever is ordered (api.md, rule 1). */
export function deliversFree(scope: Scope, row: Pick<StoreCardRow, 'free_delivery'>): boolean {
  return freeDeliveryReason(freeFor(scope, row)) !== undefined;
}

/** What delivery costs now before anything is in the cart; null where it cannot be said. */
export function deliveryFeeFor(
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
    ...freeFor(scope, row),
  });
  return scope.major(feeMinor);
}
