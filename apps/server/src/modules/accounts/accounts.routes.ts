import type { Routes } from '../../platform/endpoints.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { requestGuest } from './request-guest.ts';
import type { FollowGuest } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Calls of the accounts room; `follow` is what other rooms do when a guest signs in. */
export function accountsRoutes(follow: readonly FollowGuest[]) {
  return {
    'accounts.requestGuest': (ctx) => requestGuest(ctx),
    'accounts.signUp': (ctx, { body }) => signUp(ctx, follow, body),
    'accounts.login': (ctx, { body }) => login(ctx, follow, body),
    'accounts.logout': (ctx) => logout(ctx),
    'accounts.info': (ctx) => getProfile(ctx),
  } satisfies Routes;
}
