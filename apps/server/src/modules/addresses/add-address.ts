import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { type AddressInput, checkAddress } from './address-fields.ts';
import { insertAddress } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

/** Saves an address (LOC-15). */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<Reply<'addresses.add'>> {
  const row = {
    ...(await checkAddress(ctx, input)),
    id: ctx.ids.next(),
    customer_id: getCustomer(ctx).customerId,
    created_at: new Date(ctx.clock.now()),
  };
  await insertAddress(over<AddressTables>(ctx), row);
  return { message: noticeOf('address_saved', ctx.language), address: viewAddress(row) };
}
