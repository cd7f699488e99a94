import { legibleLine } from '@promenade/domain/words';
import type { Ctx } from '../../../platform/context.ts';
import { refuse, Refused } from '../../../platform/errors.ts';
import type { OpenIdWithKeys } from './sources.ts';

/** What an ID token says. */
export interface IdClaims {
  readonly subject: string;
  readonly nonce: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads an ID token (OpenID Connect Core 1.0, 3.2.2.11): its signature by the provider's keys, issuer, audience and
 * expiry. The nonce is for the caller to hold against what was asked. Refuses everything else alike.
 */
export async function readIdToken(ctx: Ctx, source: OpenIdWithKeys, token: string): Promise<IdClaims> {
  const { jwtVerify } = await import('jose');
  const verified = await jwtVerify(token, source.keys, {
    // Google's tokens name it with or without the scheme.
    issuer: [source.issuer, source.issuer.replace(/^https:\/\//, '')],
    audience: source.clientId,
    // Never none, never a shared secret.
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    currentDate: new Date(ctx.clock.now()),
    clockTolerance: 60,
  }).catch((error: Error) => {
    if (error instanceof Refused) throw error;
    ctx.log.info({ failure: error.name }, 'an ID token was refused');
    return refuse('social_refused');
  });
  const { sub, nonce, email, email_verified: isVerified, name } = verified.payload;
  return {
    subject: textOf(sub),
    nonce: textOf(nonce),
    email: textOf(email),
    // Apple writes it as a text.
    emailVerified: isVerified === true || isVerified === 'true',
    name: legibleLine(textOf(name)).slice(0, 120),
  };
}
