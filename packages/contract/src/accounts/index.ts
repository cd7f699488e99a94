/** Accounts: guests, customers and their sessions. */
import { z } from 'zod';
import { done, endpoint, flag, guestId, text } from '../endpoint/index.ts';

/** The answer of a login (accounts.md section 3). `token` is null while a verification is due. */
export const loginAnswer = z.object({
  token: z.string().nullable(),
  is_personal_info: flag,
  is_exist_user: z.object({ name: z.string(), image: z.string().nullable() }).nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  message: z.string(),
});

/** The customer's profile (accounts.md section 3). */
export const profile = z.object({
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
  is_email_verified: flag,
  is_phone_verified: flag,
});

/** Endpoints of accounts. */
export const accountsEndpoints = {
  'accounts.requestGuest': endpoint('accounts.requestGuest', {
    summary: 'A new guest id (SYS-03)',
    who: 'anyone',
    reply: z.object({ guest_id: guestId }),
  }),
  'accounts.signUp': endpoint('accounts.signUp', {
    summary: 'Create an account',
    who: 'anyone',
    body: z.object({
      name: text(120),
      email: text(300),
      phone: text(40),
      password: z.string().max(200),
      confirm_password: z.string().max(200),
      ref_code: text(40).nullish(),
      guest_id: guestId.nullish(),
    }),
    reply: loginAnswer,
    refusals: [
      'first_name_required',
      'email_required',
      'email_invalid',
      'phone_required',
      'phone_invalid',
      'password_short',
      'passwords_differ',
      'contact_taken',
    ],
  }),
  'accounts.login': endpoint('accounts.login', {
    summary: 'Sign in',
    who: 'anyone',
    body: z.object({
      email_or_phone: text(300),
      password: z.string().max(200),
      login_type: z.enum(['manual']).default('manual'),
      field_type: z.enum(['email', 'phone']).nullish(),
      /** Sent by older clients beside login_type; read and not used. */
      type: text(20).nullish(),
      guest_id: guestId.nullish(),
    }),
    reply: loginAnswer,
    refusals: ['wrong_credentials'],
  }),
  'accounts.logout': endpoint('accounts.logout', {
    summary: 'End this session',
    who: 'customer',
    reply: done,
  }),
  'accounts.info': endpoint('accounts.info', {
    summary: 'The signed-in customer',
    who: 'customer',
    reply: profile,
  }),
} as const;
