import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockCustomer, replaceInterests } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** POST /customer/update-interest (NAV-06): in place of what was chosen before. */
export async function updateInterest(
  ctx: Ctx,
  { interest }: { readonly interest: readonly string[] },
): Promise<Reply<'accounts.updateInterest'>> {
  const db = over<CustomerTables>(ctx);
  const customer = await lockCustomer(db, getCustomer(ctx).customerId);
  if (!customer) return refuse('session_dead');
  await replaceInterests(db, customer.id, [...new Set(interest)]).catch((error: { code?: string }) => {
    if (error.code === FOREIGN_KEY_VIOLATION) refuse('category_not_found');
    throw error;
  });
  return { message: noticeOf('profile_updated', ctx.language) };
}
