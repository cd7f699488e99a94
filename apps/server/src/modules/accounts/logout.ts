import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { deleteSession } from './accounts.repo.ts';
import type { AccountTables } from './accounts.tables.ts';

/** Ends this session; the customer's other devices stay signed in. */
export async function logout(ctx: Ctx): Promise<Reply<'accounts.logout'>> {
  await deleteSession(over<AccountTables>(ctx), getCustomer(ctx).sessionHash);
  return { message: noticeOf('signed_out', ctx.language) };
}
