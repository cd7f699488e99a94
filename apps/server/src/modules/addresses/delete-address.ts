import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { deleteAddressRow } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';

/** Deletes a saved address; one that is not the customer's is not there. */
export async function deleteAddress(ctx: Ctx, id: string): Promise<Reply<'addresses.delete'>> {
  const deleted = await deleteAddressRow(over<AddressTables>(ctx), getCustomer(ctx).customerId, id);
  if (!deleted) refuse('address_not_found');
  return { message: noticeOf('address_deleted', ctx.language) };
}
