import { z } from 'zod';
import {
  done,
  endpoint,
  flag,
  guestGiven,
  guestId,
  line,
  neededLine,
  neededText,
  text,
} from '../endpoint/index.ts';
import { loginAnswer } from './answers.ts';

/** A password as it is sent, with a maximum length. */
export const password = z.string().max(200);

/** Guests, sign-up, sign-in and sign-out. */
export const signInEndpoints = {
  'accounts.requestGuest': endpoint('accounts.requestGuest', {
    summary: 'Create a guest id (SYS-03)',
    who: 'anyone',
    reply: z.object({ guest_id: guestId }),
  }),
  'accounts.signUp': endpoint('accounts.signUp', {
    summary: 'Create an account',
    who: 'anyone',
    body: z.object({
      name: neededLine(120),
      email: neededText(300),
      phone: neededText(40),
      password: password.default(''),
      confirm_password: password.default(''),
      ref_code: text(40).nullish(),
      guest_id: guestGiven,
      tandc: z.union([z.boolean(), flag]).nullish(),
    }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'first_name_required',
      'email_required',
      'email_invalid',
      'phone_required',
      'phone_invalid',
      'password_short',
      'password_common',
      'passwords_differ',
      'terms_required',
      'contact_taken',
      'ref_code_unknown',
      'third_party_refused',
    ],
  }),
  'accounts.login': endpoint('accounts.login', {
    summary: 'Sign in with a password (login_type manual), or request a sign-in code (otp)',
    who: 'anyone',
    body: z.object({
      email_or_phone: text(300).default(''),
      password: password.default(''),
      phone: text(40).nullish().describe('For login_type otp: phone number.'),
      login_type: z.enum(['manual', 'otp']).default('manual'),
      field_type: z.enum(['email', 'phone']).nullish(),
      type: text(20).nullish().describe('Sent by older clients; ignored.'),
      guest_id: guestGiven,
    }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'contact_required',
      'contact_invalid',
      'password_short',
      'wrong_credentials',
      'account_blocked',
      'sign_in_paused',
      'otp_phone_required',
      'otp_phone_short',
      'code_too_soon',
      'code_paused',
      'third_party_refused',
    ],
  }),
  'accounts.updateInfo': endpoint('accounts.updateInfo', {
    summary: 'Add the missing name and contact, or answer ‘Is it you’ about an existing customer',
    who: 'anyone',
    body: z.object({
      continue_token: z.string().max(100),
      name: line(120).nullish(),
      email: text(300).nullish(),
      phone: text(40).nullish(),
      is_it_you: z
        .enum(['yes', 'no'])
        .nullish()
        .describe('Answer to ‘Is it you’: whether the existing customer is this person.'),
      login_type: z.enum(['otp', 'social']).nullish(),
      guest_id: guestGiven,
    }),
    reply: loginAnswer,
    refusals: [
      'continue_dead',
      'account_blocked',
      'first_name_required',
      'email_invalid',
      'phone_invalid',
      'contact_taken',
      'email',
      'third_party_refused',
    ],
  }),
  'accounts.logout': endpoint('accounts.logout', {
    summary: 'Sign out',
    who: 'customer',
    endsSession: true,
    reply: done,
  }),
} as const;
