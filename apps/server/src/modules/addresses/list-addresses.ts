import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { listAddressRows } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

/** The customer's addresses, newest first (LOC-14). */
export async function listAddresses(ctx: Ctx): Promise<Reply<'addresses.list'>> {
  const rows = await listAddressRows(over<AddressTables>(ctx), getCustomer(ctx).customerId);
  return { addresses: rows.map(viewAddress) };
}
