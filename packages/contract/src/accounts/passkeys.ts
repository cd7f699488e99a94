import { z } from 'zod';
import { done, endpoint, guestGiven, id, instant, line } from '../endpoint/index.ts';
import { loginAnswer } from './answers.ts';

/** Options for the browser's WebAuthn, to be passed on unchanged. */
export const passkeyAsked = z.object({ challenge_id: id, options: z.record(z.string(), z.unknown()) });

/** WebAuthn Level 3: RegistrationResponseJSON or AuthenticationResponseJSON, as made by the browser. */
export const passkeyMade = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** Passkeys, in addition to every other way of signing in. */
export const passkeysEndpoints = {
  'accounts.passkeyAsk': endpoint('accounts.passkeyAsk', {
    summary: 'Options for signing in with a passkey',
    who: 'anyone',
    reply: passkeyAsked,
  }),
  'accounts.passkeyLogin': endpoint('accounts.passkeyLogin', {
    summary: 'Sign in with a passkey',
    who: 'anyone',
    body: z.object({ challenge_id: id, response: passkeyMade, guest_id: guestGiven }),
    reply: loginAnswer,
    refusals: ['passkey_refused', 'passkey_unknown', 'account_blocked', 'third_party_refused'],
  }),
  'accounts.passkeys': endpoint('accounts.passkeys', {
    summary: 'The customer’s passkeys',
    who: 'customer',
    reply: z.object({
      passkeys: z.array(
        z.object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
      ),
    }),
  }),
  'accounts.passkeyPrepare': endpoint('accounts.passkeyPrepare', {
    summary: 'Options for creating a passkey',
    who: 'customer',
    reply: passkeyAsked,
    refusals: ['passkeys_full', 'reauthentication_required'],
  }),
  'accounts.passkeyAdd': endpoint('accounts.passkeyAdd', {
    summary: 'Save a new passkey',
    who: 'customer',
    body: z.object({ challenge_id: id, response: passkeyMade, name: line(60).default('') }),
    reply: done,
    refusals: ['passkey_wrong', 'passkeys_full'],
  }),
  'accounts.passkeyRemove': endpoint('accounts.passkeyRemove', {
    summary: 'Remove a passkey',
    who: 'customer',
    params: z.object({ id }),
    // For PublicKeyCredential.signalUnknownCredential, by which the device forgets it too.
    reply: done.extend({ credential_id: z.string(), rp_id: z.string() }),
    refusals: ['passkey_not_found', 'reauthentication_required'],
  }),
} as const;
