import type { ModuleType } from '@promenade/domain/modules';
import { type LatLng, nearestZone, shapeContains } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import type { RefusalPart } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { findRate, getZones, type MarketZone, zoneName } from '../../zones/index.ts';
import type { LocalText } from '../../../platform/local-text.ts';

/** A zone that takes partners. */
export async function findOpenZone(ctx: Ctx, zoneId: string): Promise<MarketZone | undefined> {
  const { zones } = await getZones(ctx);
  return zones.find(({ id, active }) => id === zoneId && active);
}

/** The kind of a module that is offered in a zone. */
export async function findModuleIn(
  ctx: Ctx,
  moduleId: string,
  zoneId: string,
): Promise<{ readonly type: ModuleType; readonly name: LocalText } | undefined> {
  const { modules } = await getMarket(ctx);
  const module = modules.find(({ id, active }) => id === moduleId && active);
  if (!module || !(await findRate(ctx, zoneId, moduleId))) return undefined;
  return { type: module.module_type, name: module.name };
}

/** Why a store cannot be at the point, if so, with its distance from the chosen zone. */
export function pointProblem(ctx: Ctx, point: LatLng, zone: MarketZone): RefusalPart | undefined {
  if (shapeContains(zone.shape, point)) return undefined;
  const metres = nearestZone(point, [zone])?.distanceMetres ?? 0;
  const distance = new Intl.NumberFormat(ctx.language === 'ar' ? 'ar-u-nu-latn' : ctx.language, {
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, metres / 1000));
  return { code: 'point_outside_zone', field: 'latitude', params: { distance, zone: zoneName(ctx, zone) } };
}
