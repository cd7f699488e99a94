import type { Endpoint } from '@promenade/contract/endpoint';
import type { Actor, Ctx } from '../context.ts';
import { Refused } from '../errors.ts';
import { withTimeout } from '../with-timeout.ts';

// What shoppers look around in: it is nobody's own, and whatever is done with it is checked against the present.
const catalogueCalls = /^(?:catalog|vehicles|providers)\.|^settings\.landing$/;
// Whoever works here sees at once what they have changed.
const staff: ReadonlySet<Actor['kind']> = new Set(['operator', 'store', 'courier', 'system']);

/** Whether a call may be answered by what was so a moment ago. */
export const mayBeOld = (
  { id, method, who, stream }: Pick<Endpoint, 'id' | 'method' | 'who' | 'stream'>,
  { actor }: Pick<Ctx, 'actor'>,
): boolean =>
  method === 'GET' && who === 'anyone' && !stream && catalogueCalls.test(id) && !staff.has(actor.kind);

// A reading that takes longer is asked of the primary instead: a machine that hangs closes no connection.
const longestReadingMs = 2_000;

/**
 * Reads from a replica if there is one that will do. What fails there, and what is refused there (the record may be too
 * new for it), is asked of the primary: whoever calls never notices.
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
