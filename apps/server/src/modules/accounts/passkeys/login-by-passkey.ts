import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { grant, grantKind, redeem } from '../codes/grants.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { getCustomerRow } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { enter } from '../sign-in/enter.ts';
import type { LoginAnswer } from '../sign-in/sign-in.view.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { lockPasskey, type PasskeyTables } from './passkeys.repo.ts';
import { ceremonyMs, relyingParty, webauthn } from './relying-party.ts';

const loginGrant = grantKind<{ readonly challenge: string }>('passkey_login', ceremonyMs);

/** POST /auth/passkey/options: any passkey of this market will do, so that nobody is asked for a name. */
export async function askForPasskey(ctx: Ctx): Promise<Reply<'accounts.passkeyAsk'>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    timeout: ceremonyMs,
    userVerification: 'preferred',
  });
  const challenge_id = ctx.ids.next();
  await grant(ctx, loginGrant, { challenge: options.challenge }, challenge_id);
  return { challenge_id, options: { ...options } };
}

/**
 * POST /auth/passkey/login. The passkey identifies the customer; steps still required before a token remain required.
 */
export async function loginByPasskey(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  input: { readonly challenge_id: string; readonly response: { readonly id: string } },
): Promise<LoginAnswer> {
  const asked = await redeem(ctx, loginGrant, input.challenge_id);
  if (!asked) return refuse('passkey_refused');
  const passkey = await lockPasskey(over<PasskeyTables>(ctx), input.response.id);
  // The device is told to delete it: ids are long and random, so this reveals nothing about their owner.
  if (!passkey) return refuse('passkey_unknown');
  const { challenge } = asked;
  const answer = { challenge, response: input.response, requireUserVerification: false };
  if (!(await acceptAssertion(ctx, passkey, answer))) return refuse('passkey_refused');
  return enter(ctx, rooms, await getCustomerRow(over<CustomerTables>(ctx), passkey.customer_id), 'signed_in');
}
