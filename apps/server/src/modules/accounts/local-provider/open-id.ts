import type { CryptoKey, JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import type { Ctx } from '../../../platform/context.ts';
import type { OpenIdSource } from '../../../platform/sign-in-sources.ts';

/** Where the demonstration's own provider stands, below the market's address. */
export const localProviderPath = '/local-identity';
/** The one application that it knows: this market. */
export const localClientId = 'promenade';

const keyId = 'local';

interface Keys {
  readonly sign: CryptoKey;
  readonly published: JSONWebKeySet;
}

let made: Promise<Keys> | undefined;

// Made when first needed and gone with the process: tokens of a demonstration need not outlive it.
async function makeKeys(): Promise<Keys> {
  const { exportJWK, generateKeyPair } = await import('jose');
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'ES256', use: 'sig' };
  return { sign: privateKey, published: { keys: [jwk] } };
}

function keys(): Promise<Keys> {
  made ??= makeKeys();
  return made;
}

/** The provider as OpenID Connect names its parts. */
export function localOpenIdSource(ctx: Pick<Ctx, 'publicUrl'>, medium: string): OpenIdSource {
  const issuer = `${ctx.publicUrl}${localProviderPath}/${medium}`;
  return {
    issuer,
    authorizeUrl: `${issuer}/authorize`,
    jwksUrl: `${issuer}/jwks.json`,
    clientId: localClientId,
  };
}

/** OpenID Connect Discovery 1.0, section 3. */
export function discovery(ctx: Pick<Ctx, 'publicUrl'>, medium: string): Record<string, unknown> {
  const { issuer, authorizeUrl, jwksUrl } = localOpenIdSource(ctx, medium);
  return {
    issuer,
    authorization_endpoint: authorizeUrl,
    jwks_uri: jwksUrl,
    response_types_supported: ['id_token', 'code id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'email', 'profile'],
  };
}

/** Its public keys, as its jwks_uri tells them. */
export async function localJwks(): Promise<JSONWebKeySet> {
  return (await keys()).published;
}

/** Its public keys, for holding a token against them. */
export async function localKeys(): Promise<JWTVerifyGetKey> {
  const { createLocalJWKSet } = await import('jose');
  return createLocalJWKSet(await localJwks());
}

/** Who signs in at the local provider: whoever one says one is. */
export interface LocalPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** A token of the local provider. */
export async function signLocally(
  ctx: Pick<Ctx, 'clock' | 'publicUrl'>,
  medium: string,
  person: LocalPerson,
  nonce?: string,
): Promise<string> {
  const { SignJWT } = await import('jose');
  const { issuer, clientId } = localOpenIdSource(ctx, medium);
  const { subject, name, email } = person;
  const now = new Date(ctx.clock.now());
  const token = new SignJWT({
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email, email_verified: true }),
    ...(nonce === undefined ? {} : { nonce }),
  });
  return token
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 60 * 60 * 1000))
    .sign((await keys()).sign);
}
