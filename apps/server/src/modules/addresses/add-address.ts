import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type AddressInput, checkAddress } from './address-fields.ts';
import { countAddresses, findSameAddress, insertAddress, lockAddresses } from './addresses.repo.ts';
import type { AddressTables } from './addresses.tables.ts';
import { viewAddress } from './addresses.view.ts';

// The list is told whole, each with its zones of today: more is a mistake or a nuisance.
const mostAddresses = 100;

/**
 * Saves an address (LOC-15). One that is kept already, as it is sent again after an answer that was lost, is that one:
 * nobody wants it twice, from two tabs at once neither.
 */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<Reply<'addresses.add'>> {
  const db = over<AddressTables>(ctx);
  const row = {
    ...(await checkAddress(ctx, input)),
    id: ctx.ids.next(),
    customer_id: getCustomer(ctx).customerId,
    created_at: new Date(ctx.clock.now()),
  };
  const message = noticeOf('address_saved', ctx.language);
  await lockAddresses(db, row.customer_id);
  const kept = await findSameAddress(db, row);
  if (kept) return { message, address: viewAddress(kept) };
  if ((await countAddresses(db, row.customer_id)) >= mostAddresses)
    refuse('addresses_full', { count: mostAddresses });
  await insertAddress(db, row);
  return { message, address: viewAddress(row) };
}
