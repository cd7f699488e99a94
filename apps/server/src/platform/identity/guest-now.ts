import type { Endpoint } from '@promenade/contract/endpoint';
import { type Ctx, over } from '../context.ts';
import { refuse } from '../errors.ts';
import { holdAccount, holdGuest, type IdentityTables } from './identity.repo.ts';

// A tab that has changed the open cart takes it along by itself (cart.takeAlong), and a quote writes nothing.
const withoutHold = /^cart\.(?:add|update|removeLine|removeLineByQuery|clear)$|[qQ]uote$/;

/** Whether a call writes what goes along with a guest who signs in. */
export const writesForGuest = ({ id, method, who }: Pick<Endpoint, 'id' | 'method' | 'who'>): boolean =>
  method !== 'GET' && who === 'shopper' && !withoutHold.test(id);

/**
 * Holds the guest who writes, before anything else is held: a sign-in waits, and takes along what is written. If the guest
 * has signed in since the request was identified, it writes as the shopper that the guest has become (decision 53).
 */
export async function asGuestNow(ctx: Ctx): Promise<Ctx> {
  const { actor } = ctx;
  if (actor.kind !== 'guest') return ctx;
  const db = over<IdentityTables>(ctx);
  const now = (await holdGuest(db, actor.shopperId)) ?? refuse('guest_unknown');
  const { sign_ins: signIns, signed_in_as: shopperId } = now;
  if (signIns === actor.signIns || shopperId === null) return ctx;
  return (await holdAccount(db, shopperId)) ? { ...ctx, actor: { ...actor, shopperId } } : ctx;
}
