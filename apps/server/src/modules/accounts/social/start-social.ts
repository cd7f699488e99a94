import type { Reply } from '@promenade/contract/calls';
import type { SocialMedium } from '@promenade/domain/accounts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { grant, grantKind } from '../codes/grants.ts';
import { graphOf, openIdOf } from './sources.ts';

/** Where a provider sends the visitor back to: a page of the storefront, which reads the fragment. */
const callbackPath = '/auth/callback';

/** A nonce that this market gave to a provider's token. */
export const nonceGrant = grantKind<{ readonly medium: string }>('nonce', 15 * 60_000);

/**
 * Differences between providers. Apple only returns name and email with response_mode=form_post, so they are not
 * requested.
 */
const particulars: Readonly<Record<SocialMedium, Readonly<Record<string, string>>>> = {
  google: { response_type: 'id_token', scope: 'openid email profile', prompt: 'select_account' },
  apple: { response_type: 'code id_token', response_mode: 'fragment' },
  facebook: { response_type: 'token', scope: 'email,public_profile' },
};

async function doorOf(ctx: Ctx, medium: SocialMedium): Promise<{ url: string; clientId: string }> {
  if (medium === 'facebook') {
    const source = await graphOf(ctx);
    return source ? { url: source.authorizeUrl, clientId: source.appId } : refuse('sign_in_method_off');
  }
  const source = await openIdOf(ctx, medium);
  return source ? { url: source.authorizeUrl, clientId: source.clientId } : refuse('sign_in_method_off');
}

/** POST /auth/social-start: where to send the visitor, with a nonce that only a token asked for here will carry. */
export async function startSocial(ctx: Ctx, medium: SocialMedium): Promise<Reply<'accounts.socialStart'>> {
  const { url, clientId } = await doorOf(ctx, medium);
  const [state, nonce] = [ctx.ids.secret(), await grant(ctx, nonceGrant, { medium })];
  const authorize = new URL(url);
  const query = {
    ...particulars[medium],
    client_id: clientId,
    redirect_uri: ctx.publicUrl + callbackPath,
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(query)) authorize.searchParams.set(name, value);
  return { authorize_url: authorize.href, state };
}
