import { SOCIAL_MEDIA } from '@promenade/domain/accounts';
import { z } from 'zod';
import { endpoint, guestGiven, text } from '../endpoint/index.ts';
import { loginAnswer } from './answers.ts';

/** Whose account one signs in with. */
export const socialMedium = z.enum(SOCIAL_MEDIA);

const proof = {
  email: text(300)
    .nullish()
    .describe('As the client believes it; only what the provider itself says counts.'),
  token: z.string().max(8000).describe('google, apple: the ID token; facebook: the access token.'),
  unique_id: text(300)
    .nullish()
    .describe("As the client believes it; must be the provider's own when given."),
  medium: socialMedium,
  guest_id: guestGiven,
};

/** Sign-in with another account (AUTH-06). */
export const socialEndpoints = {
  'accounts.socialStart': endpoint('accounts.socialStart', {
    summary: 'Where to send the visitor to sign in with another account',
    who: 'anyone',
    body: z.object({ medium: socialMedium }),
    reply: z.object({
      authorize_url: z
        .string()
        .describe(
          'Open it; it comes back to /auth/callback with id_token or access_token, and state, in the fragment.',
        ),
      state: z.string().describe('Must come back unchanged: the client compares it.'),
    }),
    refusals: ['sign_in_method_off'],
  }),
  'accounts.socialLogin': endpoint('accounts.socialLogin', {
    summary: 'Sign in with what the provider gave',
    who: 'anyone',
    body: z.object({ ...proof, login_type: z.enum(['social']).default('social') }),
    reply: loginAnswer,
    refusals: ['sign_in_method_off', 'social_refused', 'email', 'third_party_refused'],
  }),
  'accounts.socialRegister': endpoint('accounts.socialRegister', {
    summary: 'The same with a phone number, where the provider’s e-mail address does not suffice',
    who: 'anyone',
    body: z.object({ ...proof, phone: text(40), id_token: z.string().max(8000).nullish() }),
    reply: loginAnswer,
    refusals: [
      'sign_in_method_off',
      'social_refused',
      'phone_required',
      'phone_invalid',
      'contact_taken',
      'third_party_refused',
    ],
  }),
} as const;
