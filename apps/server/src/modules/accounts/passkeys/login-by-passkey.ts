import type { Reply } from '@promenade/contract/calls';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { grant, grantKind, redeem } from '../codes/grants.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { getCustomerRow } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { enter } from '../sign-in/enter.ts';
import type { LoginAnswer } from '../sign-in/sign-in.view.ts';
import { lockPasskey, type PasskeyRow, type PasskeyTables, updatePasskeyUse } from './passkeys.repo.ts';
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

async function newCounter(
  ctx: Ctx,
  passkey: PasskeyRow,
  challenge: string,
  response: unknown,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(ctx);
  const outcome = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      // A counter that does not grow is a copied key: the library refuses it.
      counter: passkey.counter,
    },
  }).catch((error: Error) => {
    ctx.log.info({ failure: error.name }, 'a passkey was not accepted');
    return undefined;
  });
  return outcome?.verified ? outcome.authenticationInfo.newCounter : refuse('passkey_refused');
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
  const db = over<PasskeyTables>(ctx);
  if (!asked) return refuse('passkey_refused');
  const passkey = await lockPasskey(db, input.response.id);
  // The device is told to delete it: ids are long and random, so this reveals nothing about their owner.
  if (!passkey) return refuse('passkey_unknown');
  const counter = await newCounter(ctx, passkey, asked.challenge, input.response);
  await updatePasskeyUse(db, passkey.id, counter, new Date(ctx.clock.now()));
  const customer = await getCustomerRow(over<CustomerTables>(ctx), passkey.customer_id);
  return customer.active ? enter(ctx, rooms, customer, 'signed_in') : refuse('passkey_refused');
}
