import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Bounds, haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Router } from '@promenade/market/graph';
import type { Ctx } from '../../../platform/context.ts';
import { getZones, type MarketZones } from '../../zones/index.ts';
import { findRouter, findWay } from '../find-route.ts';
import { KnownReaches } from './known-reaches.ts';

/** A store, or a rental provider, from where something is brought. */
interface DeliversFrom extends LatLng {
  readonly id: string;
  /** The zones it delivers in; undefined is every zone. */
  readonly zoneIds: readonly string[] | undefined;
}

const reachesOfMaps = new WeakMap<Router, KnownReaches>();

function reachesOf(router: Router): KnownReaches {
  const known = reachesOfMaps.get(router) ?? new KnownReaches(router);
  reachesOfMaps.set(router, known);
  return known;
}

const boxesOfMarkets = new WeakMap<MarketZones, Map<string, Bounds>>();

function boxAround(bounds: readonly Bounds[]): Bounds {
  return {
    west: Math.min(...bounds.map(({ west }) => west)),
    south: Math.min(...bounds.map(({ south }) => south)),
    east: Math.max(...bounds.map(({ east }) => east)),
    north: Math.max(...bounds.map(({ north }) => north)),
  };
}

// The same object for as long as the zones stay the same: what is known of a store is known for a box.
function boxOf(market: MarketZones, zoneIds: DeliversFrom['zoneIds']): Bounds {
  const boxes = boxesOfMarkets.get(market) ?? new Map<string, Bounds>();
  boxesOfMarkets.set(market, boxes);
  const key = zoneIds?.join() ?? '';
  const known = boxes.get(key);
  if (known) return known;
  const named = market.zones.filter(({ id }) => zoneIds?.includes(id));
  const zones = named.length > 0 ? named : market.zones.filter(({ active }) => active);
  const box = boxAround(zones.map((zone) => zone.bounds));
  boxes.set(key, box);
  return box;
}

/**
 * How many metres something is brought from each store to a door: the distance that checkout charges for (`findWay`), for
 * a whole list at once, by the market's own roads. Undefined where it cannot be told so quickly: the door is at the end
 * of a road that leaves the store's zones.
 */
async function findDistances(
  ctx: Ctx,
  stores: readonly DeliversFrom[],
  door: LatLng,
): Promise<(number | undefined)[]> {
  const [router, market] = [await findRouter(ctx), await getZones(ctx)];
  if (!router) return stores.map((store) => haversineMetres(store, door));
  const reaches = reachesOf(router);
  const place = reaches.door(door);
  const metres: (number | undefined)[] = [];
  for (const { id, lat, lng, zoneIds } of stores) {
    const sender = { id, lat, lng, box: boxOf(market, zoneIds) };
    // The first search from a store takes milliseconds: other requests go in between.
    if (!reaches.has(sender)) await nextTurn();
    const found = reaches.metres(sender, place);
    metres.push(found === null ? haversineMetres(sender, door) : found);
  }
  return metres;
}

/** The same in whole metres, as cards show it: null without a door, and where a list cannot tell. */
export async function tellDistances(
  ctx: Ctx,
  stores: readonly DeliversFrom[],
  door: LatLng | undefined,
): Promise<(number | null)[]> {
  if (door === undefined) return stores.map(() => null);
  return (await findDistances(ctx, stores, door)).map((metres) =>
    metres === undefined ? null : Math.round(metres),
  );
}

/** The same for one store, however long it takes. */
export async function tellDistance(
  ctx: Ctx,
  store: DeliversFrom,
  door: LatLng | undefined,
): Promise<number | null> {
  const [metres = null] = await tellDistances(ctx, [store], door);
  if (metres !== null || door === undefined) return metres;
  return Math.round((await findWay(ctx, store, door)).distanceMetres);
}

/** How many places of one kind are searched ahead: up to 0.2 MB each (decision 51), a third of what is kept. */
export const mostAhead = 100;

/** Searches ahead how far it is from each place, of no more than {@link mostAhead}; one search a turn. */
export async function* searchAhead(ctx: Ctx, places: readonly DeliversFrom[]): AsyncGenerator<void> {
  for (const from of places.slice(0, mostAhead)) {
    await findDistances(ctx, [from], from);
    yield;
  }
}
