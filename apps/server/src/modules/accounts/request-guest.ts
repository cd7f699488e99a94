import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { hashSecret } from '../../platform/identity.repo.ts';
import { insertGuest } from './accounts.repo.ts';
import type { AccountTables } from './accounts.tables.ts';

/** A new guest (SYS-03). The id is told once; here only its hash is kept. */
export async function requestGuest(ctx: Ctx): Promise<Reply<'accounts.requestGuest'>> {
  const guestId = ctx.ids.secret();
  await insertGuest(over<AccountTables>(ctx), ctx.ids.next(), hashSecret(guestId), new Date(ctx.clock.now()));
  return { guest_id: guestId };
}
