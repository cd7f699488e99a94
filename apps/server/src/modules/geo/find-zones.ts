import type { Reply } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { listZonesAt, refuseOutside, zoneName } from '../zones/index.ts';

/** GET config/get-zone-id: the zones that contain the point, smallest first (rule 12). */
export async function findZones(ctx: Ctx, point: LatLng): Promise<Reply<'geo.zone'>> {
  const zones = await listZonesAt(ctx, point);
  if (zones.length === 0) return refuseOutside(ctx, point);
  return {
    zone_id: zones.map((zone) => zone.id),
    zone_data: zones.map((zone) => ({ id: zone.id, name: zoneName(ctx, zone), status: 1 })),
  };
}
