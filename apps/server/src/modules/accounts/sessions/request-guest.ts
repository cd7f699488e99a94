import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/identity.repo.ts';
import { insertGuest } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';

/** A new guest (SYS-03). The id is told once; here only its hash is kept. */
export async function requestGuest(ctx: Ctx): Promise<Reply<'accounts.requestGuest'>> {
  const guestId = ctx.ids.secret();
  const at = new Date(ctx.clock.now());
  await insertGuest(over<CustomerTables>(ctx), ctx.ids.next(), hashSecret(guestId), at);
  return { guest_id: guestId };
}
