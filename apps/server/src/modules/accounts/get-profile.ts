import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { getCustomerRow } from './accounts.repo.ts';
import type { AccountTables } from './accounts.tables.ts';
import { viewProfile } from './accounts.view.ts';

/** The signed-in customer (accounts.md section 3). */
export async function getProfile(ctx: Ctx): Promise<Reply<'accounts.info'>> {
  return viewProfile(ctx, await getCustomerRow(over<AccountTables>(ctx), getCustomer(ctx).customerId));
}
