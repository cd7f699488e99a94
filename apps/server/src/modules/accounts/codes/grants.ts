import { type Ctx, over } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { deleteEndedGrants, type GrantTables, insertGrant, takeGrant } from './grants.repo.ts';

/** What a grant is for; one kind never opens what another does. */
export type GrantKind = 'identity' | 'reset' | 'nonce' | 'passkey_login' | 'passkey_add' | 'local_sign_in';

const MINUTE_MS = 60_000;

/** How long each lives. */
const LIFE_MS: Readonly<Record<GrantKind, number>> = {
  identity: 15 * MINUTE_MS,
  reset: 10 * MINUTE_MS,
  nonce: 15 * MINUTE_MS,
  passkey_login: 5 * MINUTE_MS,
  passkey_add: 5 * MINUTE_MS,
  local_sign_in: 60 * MINUTE_MS,
};

/** Stores what was proved under a secret, which is shown once; the caller may supply the secret. */
export async function grant(
  ctx: Ctx,
  kind: GrantKind,
  payload: unknown,
  secret = ctx.ids.secret(),
): Promise<string> {
  const expires_at = new Date(ctx.clock.now() + LIFE_MS[kind]);
  await insertGrant(over<GrantTables>(ctx), { secret_hash: hashSecret(secret), kind, payload, expires_at });
  return secret;
}

/** What was proved under a secret, if it still counts; it counts once, unless the write is refused. */
export async function redeem<Payload>(
  ctx: Ctx,
  kind: GrantKind,
  secret: string,
): Promise<Payload | undefined> {
  const now = new Date(ctx.clock.now());
  const row = await takeGrant(over<GrantTables>(ctx), kind, hashSecret(secret), now);
  return row?.payload as Payload | undefined;
}

/** Forgets grants that have run out. */
export function forgetEndedGrants(ctx: Ctx): Promise<void> {
  return deleteEndedGrants(over<GrantTables>(ctx), new Date(ctx.clock.now()));
}
