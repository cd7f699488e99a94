import { CLOCKS_DIFFER_MS } from '@promenade/domain/hours';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findAuthenticatedAt, type SessionTables } from './sessions.repo.ts';

/** For so long after a sign-in, or after showing it again, a session may change what opens the account. */
export const RECENT_AUTHENTICATION_MS = 60 * 60_000;

/**
 * Refuses unless the customer has shown in this session, within the last hour, who they are: a page left open,
 * or a token in other hands, must not be enough to take an account over (OWASP ASVS 5.0, 7.5).
 */
export async function requireRecentAuthentication(ctx: Ctx): Promise<void> {
  const at = await findAuthenticatedAt(over<SessionTables>(ctx), getCustomer(ctx).sessionHash);
  if (!at) return refuse('session_dead');
  const ageMs = ctx.clock.now() - at.getTime();
  // One in the future is from before the clock was set back.
  const isRecent = ageMs >= -CLOCKS_DIFFER_MS && ageMs < RECENT_AUTHENTICATION_MS;
  if (!isRecent) refuse('reauthentication_required');
}
