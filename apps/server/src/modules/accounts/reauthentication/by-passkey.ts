import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseKeeping } from '../../../platform/errors.ts';
import { grant, grantKind, redeem } from '../codes/grants.ts';
import { acceptAssertion } from '../passkeys/accept-assertion.ts';
import { listPasskeyRows, lockPasskey, type PasskeyTables } from '../passkeys/passkeys.repo.ts';
import { ceremonyMs, relyingParty, webauthn } from '../passkeys/relying-party.ts';

interface Asked {
  readonly challenge: string;
  readonly customerId: string;
}

const confirmGrant = grantKind<Asked>('passkey_reauthenticate', ceremonyMs);

/** POST /customer/reauthenticate/passkey: the account's own passkeys alone, and their owner's finger, face or PIN. */
export async function askForOwnPasskey(ctx: Ctx): Promise<Reply<'accounts.reauthenticationPasskey'>> {
  const { customerId } = getCustomer(ctx);
  const kept = await listPasskeyRows(over<PasskeyTables>(ctx), customerId);
  if (kept.length === 0) return refuse('passkey_not_found');
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    timeout: ceremonyMs,
    // A device that lies open is what this is asked for.
    userVerification: 'required',
    allowCredentials: kept.map((row) => ({ id: row.credential_id })),
  });
  const challenge_id = ctx.ids.next();
  await grant(ctx, confirmGrant, { challenge: options.challenge, customerId }, challenge_id);
  return { challenge_id, options: { ...options } };
}

/** Refuses unless one of the customer's own passkeys has answered what they were asked; a wrong answer uses it up. */
export async function confirmByPasskey(
  ctx: Ctx,
  { challenge_id, response }: { readonly challenge_id: string; readonly response: { readonly id: string } },
): Promise<void> {
  const { customerId } = getCustomer(ctx);
  const asked = await redeem(ctx, confirmGrant, challenge_id);
  if (asked?.customerId !== customerId) return refuse('passkey_wrong');
  const passkey = await lockPasskey(over<PasskeyTables>(ctx), response.id);
  if (passkey?.customer_id !== customerId) return refuseKeeping('passkey_wrong');
  const answer = { challenge: asked.challenge, response, requireUserVerification: true };
  if (!(await acceptAssertion(ctx, passkey, answer))) refuseKeeping('passkey_wrong');
}
