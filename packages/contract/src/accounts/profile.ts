import { z } from 'zod';
import { done, endpoint, flag, id, instant, line, pictureRefusals, text, upload } from '../endpoint/index.ts';
import { contactKind, profile, verification, verificationMedium } from './answers.ts';
import { password } from './sign-in.ts';

/** The customer's own profile: reading and changing it, exporting its data, and deleting the account. */
export const profileEndpoints = {
  'accounts.info': endpoint('accounts.info', {
    summary: 'The signed-in customer',
    who: 'customer',
    reply: profile,
  }),
  'accounts.updateProfile': endpoint('accounts.updateProfile', {
    summary:
      'Change the profile; a new phone number or email address takes effect once its code is entered (PROF-01)',
    who: 'customer',
    multipart: true,
    body: z.object({
      name: line(120).nullish(),
      phone: text(40).nullish(),
      email: text(300).nullish(),
      image: upload.nullish(),
      button_type: z
        .enum(['phone', 'email', 'change_password', ''])
        .nullish()
        .describe(
          'phone, email: verify the saved one; change_password: change only the password; empty: save all fields.',
        ),
      password: password.nullish(),
      confirm_password: password.nullish(),
      otp: text(12).nullish(),
      verification_medium: verificationMedium.nullish(),
      verification_on: contactKind.nullish(),
      session_info: z.string().max(4000).nullish(),
    }),
    reply: done.extend({
      otp_send: flag.describe(
        '1: the new contact must be verified with a code first; send the whole form again with the code.',
      ),
      verification_on: contactKind.nullable(),
      verification: verification.nullable(),
    }),
    refusals: [
      'reauthentication_required',
      'first_name_required',
      'phone_invalid',
      'phone_locked',
      'email_required',
      'email_invalid',
      'contact_of_another',
      'password_short',
      'password_common',
      'passwords_differ',
      ...pictureRefusals,
      'code_required',
      'code_wrong',
      'code_too_soon',
      'code_paused',
      'third_party_refused',
    ],
  }),
  'accounts.updateInterest': endpoint('accounts.updateInterest', {
    summary: 'Choose categories of interest (NAV-06)',
    who: 'customer',
    body: z.object({ interest: z.array(id).max(100) }),
    reply: done,
    refusals: ['category_not_found'],
  }),
  'accounts.export': endpoint('accounts.export', {
    summary: 'Export all data that the market stores about the customer',
    who: 'customer',
    reply: z.object({
      exported_at: instant,
      profile,
      records: z
        .record(z.string(), z.array(z.unknown()))
        .describe('The customer’s data by kind: sessions, passkeys, addresses, orders, carts, wishlist.'),
    }),
  }),
  'accounts.remove': endpoint('accounts.remove', {
    summary: 'Delete the account (PROF-03)',
    who: 'customer',
    endsSession: true,
    reply: done,
    refusals: ['reauthentication_required', 'order_under_way', 'trip_under_way', 'payment_under_way'],
  }),
} as const;
