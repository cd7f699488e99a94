import { SOCIAL_MEDIA } from '@promenade/domain/accounts';
import { z } from 'zod';
import { endpoint, guestGiven, text } from '../endpoint/index.ts';
import { loginAnswer } from './answers.ts';

/** Identity providers. */
export const socialMedium = z.enum(SOCIAL_MEDIA);

const proof = {
  email: text(300)
    .nullish()
    .describe('Email address according to the client; only the one in the provider’s token is used.'),
  token: z.string().max(8000).describe('ID token of Google or Apple, or access token of Facebook.'),
  unique_id: text(300)
    .nullish()
    .describe('User id according to the client; if sent, it must match the provider’s.'),
  medium: socialMedium,
  guest_id: guestGiven,
};

/** Sign-in with an identity provider (AUTH-06). */
export const socialEndpoints = {
  'accounts.socialStart': endpoint('accounts.socialStart', {
    summary: 'URL of an identity provider’s sign-in page',
    who: 'anyone',
    body: z.object({ medium: socialMedium }),
    reply: z.object({
      authorize_url: z
        .string()
        .describe(
          'URL to open. The provider redirects to /auth/callback with id_token or access_token, and state, in the fragment.',
        ),
      state: z.string().describe('Opaque value that must come back unchanged; the client compares it.'),
    }),
    refusals: ['sign_in_method_off'],
  }),
  'accounts.socialLogin': endpoint('accounts.socialLogin', {
    summary: 'Sign in with the identity provider’s token',
    who: 'anyone',
    body: z.object({ ...proof, login_type: z.enum(['social']).default('social') }),
    reply: loginAnswer,
    refusals: ['sign_in_method_off', 'social_refused', 'account_blocked', 'email', 'third_party_refused'],
  }),
  'accounts.socialRegister': endpoint('accounts.socialRegister', {
    summary:
      'Sign in with the identity provider’s token and a phone number, if the provider’s email address is not enough',
    who: 'anyone',
    body: z.object({ ...proof, phone: text(40), id_token: z.string().max(8000).nullish() }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'social_refused',
      'account_blocked',
      'phone_required',
      'phone_invalid',
      'contact_taken',
      'third_party_refused',
    ],
  }),
} as const;
