import { z } from 'zod';
import { done, endpoint, flag, guestGiven, id, neededText, text } from '../endpoint/index.ts';
import { codeSent, contactKind, loginAnswer, resetGrant } from './answers.ts';
import { password } from './sign-in.ts';

const code = neededText(12);
const contact = { phone: text(40).nullish(), email: text(300).nullish() };
const loginType = z.enum(['manual', 'otp', 'social']).default('manual');

/** Whether the message with a code was sent, and the alternatives if not. */
const delivery = z.object({
  status: z.enum(['waiting', 'sent', 'failed']),
  message: z.string().describe('Empty while the message is waiting to be sent.'),
  other_ways: z
    .array(z.enum(['phone', 'email', 'manual', 'social']))
    .describe('Alternatives: the other contact, or another way of signing in.'),
});

/** Codes: requesting one, entering it, and setting a new password with it. */
export const codesEndpoints = {
  'accounts.resendOtp': endpoint('accounts.resendOtp', {
    summary: 'Send the code of a sign-in or a verification again',
    who: 'anyone',
    body: z.object({
      ...contact,
      login_type: loginType,
      verification_type: contactKind.default('phone'),
      guest_id: guestGiven,
    }),
    reply: codeSent,
    refusals: [
      'sign_in_method_off',
      'contact_required',
      'contact_invalid',
      'code_too_soon',
      'code_paused',
      'third_party_refused',
    ],
  }),
  'accounts.delivery': endpoint('accounts.delivery', {
    summary: 'Whether the message with a code was sent',
    who: 'anyone',
    query: z.object({ id }),
    reply: delivery,
    refusals: ['not_found'],
  }),
  'accounts.verifyPhone': endpoint('accounts.verifyPhone', {
    summary: 'Enter the code that verifies a sign-in, a phone number or an email address',
    who: 'anyone',
    body: z.object({
      ...contact,
      otp: code,
      login_type: loginType,
      verification_type: contactKind.default('phone'),
      guest_id: guestGiven,
    }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'contact_required',
      'contact_invalid',
      'code_required',
      'code_wrong',
      'code_elsewhere',
      'account_blocked',
      'code_paused',
      'third_party_refused',
    ],
  }),
  'accounts.firebaseVerifyToken': endpoint('accounts.firebaseVerifyToken', {
    summary: 'Enter a code that a third party sent to a phone (AUTH-10)',
    who: 'anyone',
    body: z.object({
      session_info: z.string().max(4000),
      phone: neededText(40),
      otp: code,
      login_type: loginType,
      guest_id: guestGiven,
    }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'phone_required',
      'code_required',
      'code_elsewhere',
      'account_blocked',
      'third_party_refused',
    ],
  }),
  'accounts.forgotPassword': endpoint('accounts.forgotPassword', {
    summary: 'Forgotten password, step 0: request a code by text message or email',
    who: 'anyone',
    body: z.object({ ...contact, verification_method: contactKind.default('phone') }),
    reply: codeSent,
    refusals: [
      'phone_required',
      'phone_digits',
      'email_required',
      'email_invalid',
      'code_too_soon',
      'code_paused',
      'third_party_refused',
    ],
  }),
  'accounts.verifyToken': endpoint('accounts.verifyToken', {
    summary: 'Forgotten password, step 1: enter the code, in the field reset_token',
    who: 'anyone',
    body: z.object({ ...contact, reset_token: code, verification_method: contactKind.default('phone') }),
    reply: resetGrant,
    refusals: [
      'phone_required',
      'phone_digits',
      'email_required',
      'email_invalid',
      'code_required',
      'code_wrong',
      'code_paused',
      'account_blocked',
    ],
  }),
  'accounts.firebaseResetPassword': endpoint('accounts.firebaseResetPassword', {
    summary: 'Forgotten password, step 1 with a code sent by a third party',
    who: 'anyone',
    body: z.object({
      phoneNumber: text(40),
      sessionInfo: z.string().max(4000),
      code,
      is_reset_token: flag.nullish(),
    }),
    reply: resetGrant,
    refusals: [
      'sign_in_method_off',
      'phone_required',
      'code_required',
      'account_blocked',
      'third_party_refused',
    ],
  }),
  'accounts.resetPassword': endpoint('accounts.resetPassword', {
    summary:
      'Forgotten password, step 2: set the new one, with the reset_token from step 1; the message names the passkeys that remain',
    who: 'anyone',
    body: z.object({
      ...contact,
      reset_token: z.string().max(100).default(''),
      password: password.default(''),
      confirm_password: password.default(''),
      verification_method: contactKind.nullish(),
    }),
    reply: done,
    refusals: [
      'password_required',
      'password_short',
      'password_common',
      'passwords_differ',
      'phone_digits',
      'email_invalid',
      'reset_token_dead',
      'account_blocked',
    ],
  }),
} as const;
