import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';

export type ParcelCategory = Reply<'parcels.categories'>[number];

/** The data of the home of parcels. */
export interface ParcelHomeContents {
  readonly kind: 'parcels';
  readonly categories: readonly ParcelCategory[];
}

/** The home of a parcel module; null if the visit is in another module. */
export async function loadParcelHome({ load, visit }: ServerApi): Promise<ParcelHomeContents | null> {
  if (!visit.module || !capabilitiesOf(visit.module.module_type).parcels) return null;
  return { kind: 'parcels', categories: await load('parcels.categories') };
}
