import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Ctx, over } from '../../../platform/context.ts';
import { type PasskeyRow, type PasskeyTables, updatePasskeyUse } from './passkeys.repo.ts';
import { relyingParty, webauthn } from './relying-party.ts';

/** What a device answered to a challenge. */
export interface Assertion {
  readonly challenge: string;
  readonly response: unknown;
  /** Whether the device must have made sure of its user, by a finger, a face or a PIN. */
  readonly requireUserVerification: boolean;
}

/** Whether an answer was made with a held passkey; its use is noted then. Whatever is not right is false. */
export async function acceptAssertion(
  ctx: Ctx,
  passkey: PasskeyRow,
  { challenge, response, requireUserVerification }: Assertion,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(ctx);
  const outcome = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification,
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
  if (!outcome?.verified) return false;
  const { newCounter } = outcome.authenticationInfo;
  await updatePasskeyUse(over<PasskeyTables>(ctx), passkey.id, newCounter, new Date(ctx.clock.now()));
  return true;
}
