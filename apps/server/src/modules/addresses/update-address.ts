import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type AddressInput, checkAddress } from './address-fields.ts';
import { updateAddressRow } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

/** Changes a saved address (LOC-15); one that is not the customer's is not there. */
export async function updateAddress(
  ctx: Ctx,
  id: string,
  input: AddressInput,
): Promise<Reply<'addresses.update'>> {
  const fields = await checkAddress(ctx, input);
  const row = await updateAddressRow(over<AddressTables>(ctx), getCustomer(ctx).customerId, id, fields);
  if (!row) return refuse('address_not_found');
  return { message: noticeOf('address_updated', ctx.language), address: viewAddress(row) };
}
