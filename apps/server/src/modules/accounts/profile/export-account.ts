import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { findCustomers } from '../customers/block-customer.ts';
import { listPasskeys } from '../passkeys/list-passkeys.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { listIdentities, type SocialTables } from '../social/identities.repo.ts';
import { getProfile } from './get-profile.ts';

/** Since when an operator has kept the customer out, and why; nothing of somebody who is not blocked. */
async function listBlocks(ctx: Ctx, customerId: string): Promise<unknown[]> {
  const [customer] = await findCustomers(ctx, { id: customerId }, 1);
  return customer?.blocked_at ? [{ blocked_at: customer.blocked_at, blocked_why: customer.blocked_why }] : [];
}

/** GET /customer/export: all that every room keeps of the customer, before an account is deleted or at any time. */
export async function exportAccount(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
): Promise<Reply<'accounts.export'>> {
  const { customerId } = getCustomer(ctx);
  const records: Record<string, unknown[]> = {
    sessions: (await listSessions(ctx)).sessions,
    passkeys: (await listPasskeys(ctx)).passkeys,
    other_accounts: await listIdentities(over<SocialTables>(ctx), customerId),
    blocks: await listBlocks(ctx, customerId),
  };
  for (const { name, tell } of rooms) if (tell) records[name] = [...(await tell(ctx, customerId))];
  return {
    exported_at: new Date(ctx.clock.now()).toISOString(),
    profile: await getProfile(ctx, rooms),
    records,
  };
}
