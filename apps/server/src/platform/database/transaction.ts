import { errorCode } from '../error-code.ts';
import type { Ctx, DeferredRows } from '../context.ts';
import { removeKept } from '../files/keep-file.ts';
import type { Counted } from '../telemetry/meter.ts';
import { traced } from '../telemetry/trace.ts';
import { writeDeferred } from './deferred-writes.ts';
import { isOutdatedPlan } from './prepared-statements.ts';
import { isUnavailable } from './unavailable.ts';

// Serialization failure, deadlock, and a unique violation by a concurrent insert: the database rolled everything back,
// and code that first checks whether a value is taken gets the right answer on the retry.
const retryable = new Set(['40001', '40P01', '23505']);
const tries = 4;

function isRetryable(error: unknown): boolean {
  return retryable.has(errorCode(error)) || isOutdatedPlan(error);
}

// Reported by PostgreSQL itself, with an error code: a connection lost during the commit does not say whether it was
// committed.
const wasUndone = (error: unknown): boolean =>
  /^\d[\dA-Z]{4}$/.test(errorCode(error)) && !isUnavailable(error);

/** Repeats a read once if the database cancelled it to resolve a deadlock with a migration. */
export function readAgain<T>(read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => (isRetryable(error) ? read() : Promise.reject(error)));
}

/** Notifies `topic` once the transaction has committed. For notifications that may be lost with the process. */
export function publishAfterCommit(ctx: Ctx, topic: string): void {
  if (ctx.topicsAfterCommit) ctx.topicsAfterCommit.add(topic);
  else ctx.events.publishSoon(topic);
}

/** Counts something once the open transaction has committed; outside of one at once. */
export function countAfterCommit(ctx: Ctx, what: Counted): void {
  if (ctx.countsAfterCommit) ctx.countsAfterCommit.push(what);
  else ctx.meter?.count(what);
}

/**
 * Runs `work` in one transaction of its own, without retries; its context hides the outer handle. Deferred rows are
 * written last, notifications and counts wait for the commit, and stored files are deleted on a rollback.
 */
export async function inOneTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const topicsAfterCommit = new Set<string>();
  const countsAfterCommit: Counted[] = [];
  const filesKept: string[] = [];
  let isDone = false;
  const changedTopics = new Set<string>();
  const after = { topicsAfterCommit, countsAfterCommit, filesKept, changedTopics };
  const working = ctx.db.transaction().execute(async (db) => {
    const inner = { ...ctx, ...after, db, deferredRows: new Map() satisfies DeferredRows };
    const done = await work(inner);
    await writeDeferred(inner);
    isDone = true;
    return done;
  });
  const answer = await working.catch(async (error: unknown) => {
    if (!isDone || wasUndone(error)) await removeKept(ctx, filesKept);
    throw error;
  });
  for (const topic of changedTopics) ctx.events.publishHere(topic);
  for (const what of countsAfterCommit) ctx.meter?.count(what);
  for (const topic of topicsAfterCommit) ctx.events.publishSoon(topic);
  return answer;
}

/**
 * Runs `work` in one transaction; its context hides the outer handle. Inside a transaction it joins it. After a
 * deadlock, a serialization failure, a conflicting concurrent insert or a plan invalidated by a migration, `work` is
 * repeated from the start, so it must have no effects outside the database.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await traced(ctx, 'transaction', () => inOneTransaction(ctx, work));
    } catch (error) {
      if (attempt >= tries || !isRetryable(error)) throw error;
    }
  }
}
