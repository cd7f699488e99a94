import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { dropPicture } from '../../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { deleteCustomer, lockCustomer } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { requireRecentAuthentication } from '../sessions/recent-authentication.ts';

/** Deletes an account with what every room keeps of it, in the caller's transaction; false where there is none. */
export async function forgetAccount(ctx: Ctx, rooms: readonly CustomerRoom[], id: string): Promise<boolean> {
  const db = over<CustomerTables>(ctx);
  const customer = await lockCustomer(db, id);
  if (!customer) return false;
  for (const { forget } of rooms) await forget?.(ctx, customer.id);
  if (customer.image !== null) await dropPicture(ctx, customer.image);
  await deleteCustomer(db, customer.id);
  return true;
}

/**
 * DELETE /customer/remove-account (PROF-03). The account goes with its sessions, passkeys, addresses and
 * favourites; orders stay for the books, without a name on them. Refused while an order, a trip or a payment is under way.
 */
export async function removeAccount(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
): Promise<Reply<'accounts.remove'>> {
  await requireRecentAuthentication(ctx);
  if (!(await forgetAccount(ctx, rooms, getCustomer(ctx).customerId))) return refuse('session_dead');
  return { message: noticeOf('account_deleted', ctx.language) };
}
