import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { getMarket, viewModule } from '../settings/index.ts';
import { getZones } from './get-zones.ts';

/** GET /module: every module with the zones it has rates for (MOD-01). */
export async function listModules(ctx: Ctx): Promise<Reply<'settings.modules'>> {
  const [{ modules }, { zones, rates }] = [await getMarket(ctx), await getZones(ctx)];
  const active = new Set(zones.filter((zone) => zone.active).map((zone) => zone.id));
  return modules.map((module) => {
    const zoneIds = rates.filter((rate) => rate.module_id === module.id && active.has(rate.zone_id));
    return viewModule(
      ctx,
      module,
      zoneIds.map((rate) => rate.zone_id),
    );
  });
}
