import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type AddressInput, checkAddress } from './address-fields.ts';
import { countAddresses, insertAddress } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

// The list is told whole, each with its zones of today: more is a mistake or a nuisance.
const mostAddresses = 100;

/** Saves an address (LOC-15). */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<Reply<'addresses.add'>> {
  const db = over<AddressTables>(ctx);
  const row = {
    ...(await checkAddress(ctx, input)),
    id: ctx.ids.next(),
    customer_id: getCustomer(ctx).customerId,
    created_at: new Date(ctx.clock.now()),
  };
  if ((await countAddresses(db, row.customer_id)) >= mostAddresses)
    refuse('addresses_full', { count: mostAddresses });
  await insertAddress(db, row);
  return { message: noticeOf('address_saved', ctx.language), address: viewAddress(row) };
}
