import type { SocialMedium } from '@promenade/domain/accounts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { redeem } from '../codes/grants.ts';
import { keptEmail } from '../customers/contact.ts';
import { askGraph } from './graph.ts';
import { readIdToken } from './open-id.ts';
import { graphOf, openIdOf } from './sources.ts';
import { nonceGrant } from './start-social.ts';

/** A provider's claims about a person. */
export interface Vouched {
  readonly medium: SocialMedium;
  readonly subject: string;
  readonly name: string;
  /** Only where the provider itself has proved it. */
  readonly email: string | undefined;
  /** The nonce that its token has used up; Facebook's have none. */
  readonly nonce?: string;
}

async function byOpenId(ctx: Ctx, medium: 'google' | 'apple', token: string): Promise<Vouched> {
  const source = await openIdOf(ctx, medium);
  if (!source) return refuse('sign_in_method_off');
  const claims = await readIdToken(ctx, source, token);
  // A token whose nonce we did not issue, or that was used before, is rejected.
  const asked = await redeem(ctx, nonceGrant, claims.nonce);
  if (asked?.medium !== medium) return refuse('social_refused');
  const email = claims.emailVerified ? keptEmail(claims.email) : undefined;
  return { medium, subject: claims.subject, name: claims.name, email, nonce: claims.nonce };
}

async function byGraph(ctx: Ctx, token: string): Promise<Vouched> {
  const source = await graphOf(ctx);
  if (!source) return refuse('sign_in_method_off');
  const { subject, name } = await askGraph(ctx, source, token);
  // Graph tells an e-mail without saying that it was proved: it does not count (AUTH-06, error code email).
  return { medium: 'facebook', subject, name, email: undefined };
}

/** The person a token belongs to, according to its provider; refuses a token that the provider does not confirm. */
export function vouch(ctx: Ctx, medium: SocialMedium, token: string): Promise<Vouched> {
  return medium === 'facebook' ? byGraph(ctx, token) : byOpenId(ctx, medium, token);
}
