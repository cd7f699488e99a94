import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { listZonesAt } from '../zones/index.ts';
import { listAddressRows } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

/** The customer's addresses, newest first (LOC-14), with their zones of today: borders move, and zones are switched off. */
export async function listAddresses(ctx: Ctx): Promise<Reply<'addresses.list'>> {
  const rows = await listAddressRows(over<AddressTables>(ctx), getCustomer(ctx).customerId);
  const addresses = rows.map(async (row) => {
    const zones = await listZonesAt(ctx, row);
    return viewAddress({ ...row, zone_ids: zones.map(({ id }) => id) });
  });
  return { addresses: await Promise.all(addresses) };
}
