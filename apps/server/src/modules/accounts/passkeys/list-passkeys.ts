import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { requireRecentAuthentication } from '../sessions/recent-authentication.ts';
import { relyingParty } from './relying-party.ts';
import { deletePasskey, listPasskeyRows, type PasskeyTables } from './passkeys.repo.ts';

/** GET /customer/passkey/list. */
export async function listPasskeys(ctx: Ctx): Promise<Reply<'accounts.passkeys'>> {
  const rows = await listPasskeyRows(over<PasskeyTables>(ctx), getCustomer(ctx).customerId);
  return {
    passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  };
}

/** DELETE /customer/passkey/remove/{id}. */
export async function removePasskey(ctx: Ctx, id: string): Promise<Reply<'accounts.passkeyRemove'>> {
  await requireRecentAuthentication(ctx);
  const removed = await deletePasskey(over<PasskeyTables>(ctx), getCustomer(ctx).customerId, id);
  if (!removed) return refuse('passkey_not_found');
  return { message: noticeOf('passkey_removed', ctx.language), rp_id: relyingParty(ctx).id, ...removed };
}
