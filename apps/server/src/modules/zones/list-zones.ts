import type { Reply } from '@promenade/contract/calls';
import { type LatLng, type Position, shapeContains, shapeRings } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getZones, type MarketZone } from './get-zones.ts';
import type { ZoneRateRow } from './zones.repo.ts';

const pair = ([lng, lat]: Position): [number, number] => [lng, lat];

function viewZone(ctx: Ctx, zone: MarketZone, rates: readonly ZoneRateRow[]): Reply<'zones.list'>[number] {
  return {
    id: zone.id,
    name: zone.names[ctx.language] ?? zone.name,
    status: zone.active ? 1 : 0,
    coordinates: shapeRings(zone.shape).map((ring) => ring.map(pair)),
    modules: rates.filter((rate) => rate.zone_id === zone.id).map((rate) => rate.module_id),
  };
}

/** GET /zone/list: the active zones. */
export async function listZones(ctx: Ctx): Promise<Reply<'zones.list'>> {
  const { zones, rates } = await getZones(ctx);
  return zones.filter((zone) => zone.active).map((zone) => viewZone(ctx, zone, rates));
}

/** GET /zone/check: whether the point lies in the named zone. */
export async function checkZone(
  ctx: Ctx,
  input: LatLng & { zone_id: string },
): Promise<Reply<'zones.check'>> {
  const { zones } = await getZones(ctx);
  const zone = zones.find(({ id, active }) => active && id === input.zone_id) ?? refuse('no_zone');
  return { inside: shapeContains(zone.shape, input) };
}
