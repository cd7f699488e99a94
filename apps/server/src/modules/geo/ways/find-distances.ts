import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Bounds, haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Router } from '@promenade/market/graph';
import type { Ctx } from '../../../platform/context.ts';
import { getZones, type MarketZones } from '../../zones/index.ts';
import { findRouter } from '../find-route.ts';
import { KnownReaches } from './known-reaches.ts';

/** A store that orders are brought from. */
interface DeliversFrom extends LatLng {
  readonly id: string;
  /** The zone it delivers in; undefined is every zone. */
  readonly zoneId: string | undefined;
}

const reachesOfMaps = new WeakMap<Router, KnownReaches>();

function reachesOf(router: Router): KnownReaches {
  const known = reachesOfMaps.get(router) ?? new KnownReaches(router);
  reachesOfMaps.set(router, known);
  return known;
}

const boxesOfAll = new WeakMap<MarketZones, Bounds>();

// The same object for as long as the zones stay the same: what is known of a store is known for a box.
function boxOfAll(market: MarketZones): Bounds {
  const bounds = market.zones.filter(({ active }) => active).map((zone) => zone.bounds);
  const box = boxesOfAll.get(market) ?? {
    west: Math.min(...bounds.map(({ west }) => west)),
    south: Math.min(...bounds.map(({ south }) => south)),
    east: Math.max(...bounds.map(({ east }) => east)),
    north: Math.max(...bounds.map(({ north }) => north)),
  };
  boxesOfAll.set(market, box);
  return box;
}

/**
 * How many metres orders are brought from each store to a door: the distance that checkout charges for (`findWay`), for
 * a whole list at once, by the market's own roads. Undefined where it cannot be told so quickly: the door is at the end
 * of a road that leaves the store's zone.
 */
export async function findDistances(
  ctx: Ctx,
  stores: readonly DeliversFrom[],
  door: LatLng,
): Promise<(number | undefined)[]> {
  const [router, market] = [await findRouter(ctx), await getZones(ctx)];
  if (!router) return stores.map((store) => haversineMetres(store, door));
  const reaches = reachesOf(router);
  const place = reaches.door(door);
  const metres: (number | undefined)[] = [];
  for (const { id, lat, lng, zoneId } of stores) {
    const zone = zoneId === undefined ? undefined : market.zones.find((one) => one.id === zoneId);
    const sender = { id, lat, lng, box: zone?.bounds ?? boxOfAll(market) };
    // The first search from a store takes milliseconds: other requests go in between.
    if (!reaches.has(sender)) await nextTurn();
    const found = reaches.metres(sender, place);
    metres.push(found === null ? haversineMetres(sender, door) : found);
  }
  return metres;
}
