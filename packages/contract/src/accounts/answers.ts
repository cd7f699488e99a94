import { z } from 'zod';
import { done, flag, id, instant, money } from '../endpoint/index.ts';

/** How a verification code is sent: by text message, by email, or by a third party (AUTH-10). */
export const verificationMedium = z.enum(['SMS', 'email', 'firebase']);

/** Which contact is verified. */
export const contactKind = z.enum(['phone', 'email']);

/** A code that has been sent: what the code dialog shows and sends back. */
export const verification = z.object({
  on: contactKind,
  contact: z.string().describe('The contact that the code was sent to, masked (SYS-11).'),
  medium: verificationMedium,
  delivery_id: id
    .nullable()
    .describe(
      'Id for auth/delivery, which says whether the message was sent; null if a third party sends it.',
    ),
  session_info: z.string().nullable().describe('To be sent with the code, if a third party sent it.'),
  resend_after_seconds: z.number().int(),
  expires_at: instant,
  code_hint: z
    .string()
    .nullable()
    .describe('The code itself, in a demo without a real email or text message carrier (AUTH-05).'),
});

/** The answer of a login (accounts.md section 3). `token` is null until no further step is required. */
export const loginAnswer = z.object({
  token: z.string().nullable(),
  is_personal_info: flag,
  is_exist_user: z
    .object({ name: z.string(), image: z.string().nullable() })
    .nullable()
    .describe('‘Is it you’: the existing customer with the verified contact. Answer with auth/update-info.'),
  is_phone_verified: flag,
  is_email_verified: flag,
  message: z.string(),
  verification: verification.nullable().describe('The code to enter next; null if none is required.'),
  continue_token: z
    .string()
    .nullable()
    .describe(
      'Proof of the steps done so far, for auth/update-info; null if no step is left. Valid for 15 minutes.',
    ),
  personal_info: z
    .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable()
    .describe('What is already known about a person whose details are incomplete.'),
});

/** A code was sent. */
export const codeSent = done.extend({ verification });

/** Permission to set a new password, after a correct code. Valid once, for 10 minutes. */
export const resetGrant = done.extend({ reset_token: z.string() });

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
  storage: z.literal('local').describe('Where pictures are stored: always on this server.'),
  has_password: flag,
  interest: z.array(id).describe('Categories the customer is interested in (NAV-06).'),
  wallet_balance: money.describe('Balance of the wallet; 0 if the market has no wallets.'),
  loyalty_point: z.number().int(),
  ref_code: z.string().describe('The customer’s own referral code (PROF-06).'),
});
