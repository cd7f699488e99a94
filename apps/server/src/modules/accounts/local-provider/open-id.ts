import type { CryptoKey, JSONWebKeySet, JWK_EC_Public, JWTVerifyGetKey } from 'jose';
import { changed, remembered } from '../../../platform/caching/cache.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import {
  findSecretKey,
  keepSecretKey,
  type SecretTables,
} from '../../../platform/secrets/secret-keys.repo.ts';
import type { OpenIdSource } from '../../../platform/sources/sign-in-sources.ts';

/** Where the demonstration's own provider stands, below the market's address. */
export const localProviderPath = '/local-identity';
/** The one application that it knows: this market. */
export const localClientId = 'promenade';

const keyId = 'local';

interface Keys {
  readonly sign: CryptoKey;
  readonly published: JSONWebKeySet;
}

type KeyCtx = Pick<Ctx, 'db' | 'primary' | 'events' | 'changedTopics'>;

const keyName = 'local-identity';
const keysTopic = `secret-key:${keyName}`;

async function keysOf(kept: Buffer): Promise<Keys> {
  const { exportJWK, importPKCS8 } = await import('jose');
  const sign = await importPKCS8(kept.toString(), 'ES256', { extractable: true });
  const { crv, x, y } = (await exportJWK(sign)) as JWK_EC_Public;
  return { sign, published: { keys: [{ kty: 'EC', crv, x, y, kid: keyId, alg: 'ES256', use: 'sig' }] } };
}

async function drawKey(): Promise<Buffer> {
  const { exportPKCS8, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return Buffer.from(await exportPKCS8(privateKey));
}

/**
 * Created when first needed and stored for the whole market, so that a token of one server is valid on the others. Keys
 * created in a transaction are cached only after its commit: it may be rolled back, and the keys with it.
 */
async function keys(ctx: KeyCtx): Promise<Keys> {
  const known = await remembered(ctx, keysTopic, async (reading) => {
    const key = await findSecretKey(over<SecretTables>(reading), keyName);
    return key && keysOf(key);
  });
  if (known) return known;
  const kept = await keepSecretKey(over<SecretTables>(ctx), keyName, await drawKey());
  await changed(ctx, keysTopic);
  return keysOf(kept);
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
export async function localJwks(ctx: KeyCtx): Promise<JSONWebKeySet> {
  return (await keys(ctx)).published;
}

/** Its public keys, for holding a token against them. */
export async function localKeys(ctx: KeyCtx): Promise<JWTVerifyGetKey> {
  const { createLocalJWKSet } = await import('jose');
  return createLocalJWKSet(await localJwks(ctx));
}

/** The identity that a visitor chose at the local provider. */
export interface LocalPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** A token of the local provider. */
export async function signLocally(
  ctx: Pick<Ctx, 'clock' | 'publicUrl'> & KeyCtx,
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
    .sign((await keys(ctx)).sign);
}
