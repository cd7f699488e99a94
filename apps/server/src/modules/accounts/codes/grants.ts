import { CLOCKS_DIFFER_MS } from '@promenade/domain/hours';
import { type Ctx, over } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { deleteEndedGrants, type GrantTables, insertGrant, takeGrant } from './grants.repo.ts';

/** What a grant is for, and how long it lives; one kind never opens what another does. */
export interface GrantKind<Payload> {
  readonly name: string;
  readonly lifeMs: number;
  /** Never set: it makes whoever stores a grant and whoever redeems it agree about the payload. */
  readonly payload?: Payload;
}

/** Names a kind of grant. */
export function grantKind<Payload>(name: string, lifeMs: number): GrantKind<Payload> {
  return { name, lifeMs };
}

/** Stores what was proved under a secret, which is shown once; the caller may supply the secret. */
export async function grant<Payload>(
  ctx: Ctx,
  { name: kind, lifeMs }: GrantKind<Payload>,
  payload: NoInfer<Payload>,
  secret = ctx.ids.secret(),
): Promise<string> {
  const expires_at = new Date(ctx.clock.now() + lifeMs);
  await insertGrant(over<GrantTables>(ctx), { secret_hash: hashSecret(secret), kind, payload, expires_at });
  return secret;
}

/** What was proved under a secret, if it still counts; it counts once, unless the write is refused. */
export async function redeem<Payload>(
  ctx: Ctx,
  { name: kind, lifeMs }: GrantKind<Payload>,
  secret: string,
): Promise<Payload | undefined> {
  const nowMs = ctx.clock.now();
  // One that would live longer than any is from before the clock was set back.
  const ends = { after: new Date(nowMs), until: new Date(nowMs + lifeMs + CLOCKS_DIFFER_MS) };
  const row = await takeGrant(over<GrantTables>(ctx), kind, hashSecret(secret), ends);
  return row?.payload as Payload | undefined;
}

/** Forgets grants that have run out. */
export function forgetEndedGrants(ctx: Ctx): Promise<void> {
  return deleteEndedGrants(over<GrantTables>(ctx), new Date(ctx.clock.now()));
}
