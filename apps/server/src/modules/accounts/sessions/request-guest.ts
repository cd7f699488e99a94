import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { guestIdOf } from '../../../platform/identity/guest-id.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { guestKeptMs } from '../../../platform/identity/identity.ts';
import { insertGuest } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';

/** A new guest (SYS-03). The id is told once; here only its hash is kept. */
export async function requestGuest(ctx: Ctx): Promise<Reply<'accounts.requestGuest'>> {
  const id = ctx.ids.next();
  const guestId = guestIdOf(id, ctx.ids.secret());
  const nowMs = ctx.clock.now();
  await insertGuest(over<CustomerTables>(ctx), {
    id,
    guest_key_hash: hashSecret(guestId),
    created_at: new Date(nowMs),
    kept_until: new Date(nowMs + guestKeptMs),
  });
  return { guest_id: guestId };
}
