import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';

export type ParcelCategory = Reply<'parcels.categories'>[number];

/** What the home of parcels shows. */
export interface ParcelHomeContents {
  readonly kind: 'parcels';
  readonly categories: readonly ParcelCategory[];
}

/** The home of a module that carries parcels; null where the visit is in another one. */
export async function loadParcelHome({ load, visit }: ServerApi): Promise<ParcelHomeContents | null> {
  if (!visit.module || !capabilitiesOf(visit.module.module_type).parcels) return null;
  return { kind: 'parcels', categories: await load('parcels.categories') };
}
