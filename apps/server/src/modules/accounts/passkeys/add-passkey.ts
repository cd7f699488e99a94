import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { grant, grantKind, redeem } from '../codes/grants.ts';
import { getCustomerRow } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { tellOwner } from '../customers/tell-owner.ts';
import { requireRecentAuthentication } from '../sessions/recent-authentication.ts';
import {
  insertPasskey,
  listPasskeyRows,
  lockPasskeys,
  type PasskeyRow,
  type PasskeyTables,
} from './passkeys.repo.ts';
import { ceremonyMs, relyingParty, webauthn } from './relying-party.ts';

// Each is told to the device whenever another is made; nobody has so many devices.
const mostPasskeys = 50;

/** A customer's passkeys; refuses where there is no room for another. */
async function listBelowMost(ctx: Ctx, customerId: string): Promise<PasskeyRow[]> {
  const kept = await listPasskeyRows(over<PasskeyTables>(ctx), customerId);
  return kept.length < mostPasskeys ? kept : refuse('passkeys_full', { count: mostPasskeys });
}

interface Asked {
  readonly challenge: string;
  readonly customerId: string;
}

const addGrant = grantKind<Asked>('passkey_add', ceremonyMs);

/** POST /customer/passkey/options: the creation options for the device. */
export async function preparePasskey(ctx: Ctx): Promise<Reply<'accounts.passkeyPrepare'>> {
  await requireRecentAuthentication(ctx);
  const { customerId } = getCustomer(ctx);
  const { settings } = await getMarket(ctx);
  const customer = await getCustomerRow(over<CustomerTables>(ctx), customerId);
  const kept = await listBelowMost(ctx, customerId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: settings.businessName,
    rpID: relyingParty(ctx).id,
    // The user handle stored on the device: our id, nothing that identifies the person (WebAuthn Level 3, 14.6.1).
    userID: new TextEncoder().encode(customerId),
    userName: customer.email ?? customer.phone ?? customerId,
    userDisplayName: `${customer.first_name} ${customer.last_name}`.trim(),
    timeout: ceremonyMs,
    excludeCredentials: kept.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const challenge_id = ctx.ids.next();
  await grant(ctx, addGrant, { challenge: options.challenge, customerId }, challenge_id);
  return { challenge_id, options: { ...options } };
}

async function verified(ctx: Ctx, asked: Asked, response: unknown) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = relyingParty(ctx);
  // Whatever a device sends that is not right throws: all of it is one refusal.
  const outcome = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: Error) => {
    ctx.log.info({ failure: error.name }, 'a passkey was not accepted');
    return undefined;
  });
  return outcome?.verified ? outcome.registrationInfo.credential : refuse('passkey_wrong');
}

/** POST /customer/passkey/add: keeps what the device made. */
export async function addPasskey(
  ctx: Ctx,
  input: { readonly challenge_id: string; readonly response: unknown; readonly name: string },
): Promise<Reply<'accounts.passkeyAdd'>> {
  const { customerId } = getCustomer(ctx);
  const asked = await redeem(ctx, addGrant, input.challenge_id);
  if (asked?.customerId !== customerId) return refuse('passkey_wrong');
  await lockPasskeys(over<PasskeyTables>(ctx), customerId);
  await listBelowMost(ctx, customerId);
  const credential = await verified(ctx, asked, input.response);
  const isKept = await insertPasskey(over<PasskeyTables>(ctx), {
    id: ctx.ids.next(),
    customer_id: customerId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10),
    name: input.name,
    created_at: new Date(ctx.clock.now()),
    last_used_at: null,
  });
  if (!isKept) return refuse('passkey_wrong');
  const customer = await getCustomerRow(over<CustomerTables>(ctx), customerId);
  await tellOwner(ctx, customer, 'passkey_added_mail');
  return { message: noticeOf('passkey_added', ctx.language) };
}
