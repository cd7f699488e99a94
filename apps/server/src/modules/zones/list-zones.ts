import type { Reply } from '@promenade/contract/calls';
import { type LatLng, type Position, shapeContains, shapeRings } from '@promenade/domain/zones';
import { wallClockAt } from '@promenade/domain/hours';
import { toMajor } from '@promenade/domain/money';
import { surgeAt } from '@promenade/domain/pricing';
import { pickupAtOf } from '@promenade/domain/rental';
import { getMarket } from '../settings/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getZones, type MarketZone } from './get-zones.ts';
import { placeInZone, zoneName } from './zones-here.ts';
import type { ZoneRateRow } from './zones.repo.ts';

/** The shape as GeoJSON, in mutable arrays. */
export function geometryOf({ shape }: Pick<MarketZone, 'shape'>): Reply<'zones.list'>[number]['geometry'] {
  const coordinates = shape.map((polygon) => polygon.map((ring) => ring.map(pair)));
  return { type: 'MultiPolygon', coordinates };
}

const pair = ([lng, lat]: Position): [number, number] => [lng, lat];

function viewZone(ctx: Ctx, zone: MarketZone, rates: readonly ZoneRateRow[]): Reply<'zones.list'>[number] {
  return {
    id: zone.id,
    name: zoneName(ctx, zone),
    status: zone.active ? 1 : 0,
    geometry: geometryOf(zone),
    coordinates: shapeRings(zone.shape).map((ring) => ring.map(pair)),
    ...placeInZone(zone),
    modules: rates.filter((rate) => rate.zone_id === zone.id).map((rate) => rate.module_id),
  };
}

/** GET /zone/list: the active zones. */
export async function listZones(ctx: Ctx): Promise<Reply<'zones.list'>> {
  const { zones, rates } = await getZones(ctx);
  return zones.filter((zone) => zone.active).map((zone) => viewZone(ctx, zone, rates));
}

/**
 * The instant of a wall clock time of the market, `YYYY-MM-DD HH:mm` with or without seconds, or of an ISO 8601 time;
 * now by default.
 */
function askedAt(ctx: Ctx, text: string | undefined, timeZone: string): number {
  if (text === undefined) return ctx.clock.now();
  const wall = text.length === 'YYYY-MM-DD HH:mm'.length ? `${text}:00` : text;
  return pickupAtOf(wall, timeZone) ?? Date.parse(text);
}

/**
 * GET /surge-price: what the zone adds to a module's delivery fee at a time (rule 1); nothing where it has no rate for the
 * module, as nobody rides there.
 */
export async function getSurge(
  ctx: Ctx,
  { zone_id, module_id, date_time }: { zone_id: string; module_id: string; date_time?: string | undefined },
): Promise<Reply<'zones.surge'>> {
  const { settings, modules } = await getMarket(ctx);
  const { zones, rates } = await getZones(ctx);
  if (!zones.some(({ id, active }) => active && id === zone_id)) refuse('no_zone');
  if (!modules.some(({ id }) => id === module_id)) refuse('not_found');
  const rate = rates.find((one) => one.zone_id === zone_id && one.module_id === module_id);
  const rules = { percent: rate?.surge_percent ?? 0, times: rate?.surge_times ?? [] };
  const { timeZone, currency } = settings;
  const surge = surgeAt(rules, wallClockAt(askedAt(ctx, date_time, timeZone), timeZone));
  if (surge?.type === 'amount')
    return { zone_id, module_id, price_type: 'amount', price: toMajor(surge.amountMinor, currency.decimals) };
  return { zone_id, module_id, price_type: 'percent', price: surge?.percent ?? 0 };
}

/** GET /zone/check: whether the named zone contains the point. */
export async function checkZone(
  ctx: Ctx,
  input: LatLng & { zone_id: string },
): Promise<Reply<'zones.check'>> {
  const { zones } = await getZones(ctx);
  const zone = zones.find(({ id, active }) => active && id === input.zone_id) ?? refuse('no_zone');
  return { inside: shapeContains(zone.shape, input) };
}
