import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { deleteSession, deleteSessionById, deleteSessionsOf, type SessionTables } from './sessions.repo.ts';

/** Ends this session; the customer's other devices stay signed in. */
export async function logout(ctx: Ctx): Promise<Reply<'accounts.logout'>> {
  await deleteSession(over<SessionTables>(ctx), getCustomer(ctx).sessionHash);
  return { message: noticeOf('signed_out', ctx.language) };
}

/** DELETE /customer/sessions/{id}: one device, this one too. */
export async function endSession(ctx: Ctx, id: string): Promise<Reply<'accounts.endSession'>> {
  await requireRecentAuthentication(ctx);
  const ended = await deleteSessionById(over<SessionTables>(ctx), getCustomer(ctx).customerId, id);
  if (!ended) refuse('session_not_found');
  return { message: noticeOf('session_ended', ctx.language) };
}

/** DELETE /customer/sessions: every device but this. */
export async function endOtherSessions(ctx: Ctx): Promise<Reply<'accounts.endOtherSessions'>> {
  await requireRecentAuthentication(ctx);
  const { customerId, sessionHash } = getCustomer(ctx);
  await deleteSessionsOf(over<SessionTables>(ctx), customerId, sessionHash);
  return { message: noticeOf('sessions_ended', ctx.language) };
}
