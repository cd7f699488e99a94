import type { Endpoint } from '@promenade/contract/endpoint';
import type { Actor, Ctx } from '../context.ts';
import { Refused } from '../errors.ts';
import { withTimeout } from '../with-timeout.ts';

// What shoppers browse: public, and checked against current data whenever somebody acts on it.
const catalogueCalls = /^(?:catalog|vehicles|providers)\.|^settings\.landing$/;
// Staff must see their own changes at once.
const staff: ReadonlySet<Actor['kind']> = new Set(['operator', 'store', 'courier', 'system']);

/** Whether a call may be answered with slightly old data. */
export const mayBeOld = (
  { id, method, who, stream }: Pick<Endpoint, 'id' | 'method' | 'who' | 'stream'>,
  { actor }: Pick<Ctx, 'actor'>,
): boolean =>
  method === 'GET' && who === 'anyone' && !stream && catalogueCalls.test(id) && !staff.has(actor.kind);

// A read that takes longer goes to the primary instead: a machine that hangs closes no connection.
const longestReadingMs = 2_000;

/**
 * Reads from a replica if a suitable one exists. Failures and refusals (the record may be too new for the replica) are
 * retried on the primary, unnoticed by the caller.
 */
export async function fromReplica<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  const replica = ctx.replicas?.pick();
  if (!replica) return read(ctx);
  try {
    return await withTimeout(read({ ...ctx, db: replica.db, primary: ctx.db }), longestReadingMs);
  } catch (error) {
    if (!(error instanceof Refused)) {
      ctx.log.warn({ err: error }, 'a replica failed; the primary is asked');
      replica.leave();
    }
    return read(ctx);
  }
}
