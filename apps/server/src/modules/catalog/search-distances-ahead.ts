import { capabilitiesOf } from '@promenade/domain/modules';
import type { Ctx } from '../../platform/context.ts';
import { searchAhead } from '../geo/index.ts';
import { getMarket } from '../settings/index.ts';
import { getZones } from '../zones/index.ts';
import { listPlacedStores } from './stores/store-pages.repo.ts';

/**
 * Searches ahead how far it is from the stores that serve every zone: their searches go through the whole city, and the
 * first list of them waited for all.
 */
export async function* searchDistancesAhead(ctx: Ctx): AsyncGenerator<void> {
  const [{ modules }, { zones }] = [await getMarket(ctx), await getZones(ctx)];
  const zoneIds = zones.filter(({ active }) => active).map(({ id }) => id);
  for (const { id, active, module_type: type } of modules) {
    if (!active || !capabilitiesOf(type).allZones) continue;
    const stores = await listPlacedStores(ctx.db, { moduleId: id, zoneIds });
    yield* searchAhead(
      ctx,
      stores.map((store) => ({ ...store, zoneIds: undefined })),
    );
  }
}
