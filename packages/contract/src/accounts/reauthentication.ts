import { z } from 'zod';
import { done, endpoint, flag, id, text } from '../endpoint/index.ts';
import { codeSent, contactKind } from './answers.ts';
import { passkeyAsked, passkeyMade } from './passkeys.ts';
import { password } from './sign-in.ts';

/** Showing once more who one is, before a change to what opens the account (OWASP ASVS 5.0, 7.5). */
export const reauthenticationEndpoints = {
  'accounts.reauthenticationWays': endpoint('accounts.reauthenticationWays', {
    summary: 'How the customer can confirm who they are',
    who: 'customer',
    reply: z.object({
      password: flag.describe('1: by the account’s password.'),
      code: z
        .object({ on: contactKind, contact: z.string().describe('Masked (SYS-11).') })
        .nullable()
        .describe('The contact to which a code can be sent; null if the account has none.'),
      passkey: flag.describe('1: by a passkey of the account.'),
    }),
  }),
  'accounts.reauthenticationCode': endpoint('accounts.reauthenticationCode', {
    summary: 'Send the code with which the customer confirms who they are',
    who: 'customer',
    reply: codeSent,
    refusals: ['contact_required', 'code_too_soon', 'code_paused', 'third_party_refused'],
  }),
  'accounts.reauthenticationPasskey': endpoint('accounts.reauthenticationPasskey', {
    summary: 'Options for confirming by a passkey who one is',
    who: 'customer',
    reply: passkeyAsked,
    refusals: ['passkey_not_found'],
  }),
  'accounts.reauthenticate': endpoint('accounts.reauthenticate', {
    summary: 'Confirm who one is; for the next hour this session may change what opens the account',
    who: 'customer',
    body: z.object({
      password: password
        .nullish()
        .describe('The account’s password; otherwise the code that was sent, or a passkey’s answer.'),
      otp: text(12).nullish(),
      session_info: z.string().max(4000).nullish().describe('As it came with the code.'),
      passkey: z
        .object({ challenge_id: id, response: passkeyMade })
        .nullish()
        .describe('What the device answered to the options of POST customer/reauthenticate/passkey.'),
    }),
    reply: done,
    refusals: [
      'passkey_wrong',
      'password_required',
      'password_wrong',
      'sign_in_paused',
      'contact_required',
      'code_required',
      'code_wrong',
      'code_paused',
      'third_party_refused',
    ],
  }),
} as const;
