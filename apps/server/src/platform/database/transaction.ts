import type { Ctx, DeferredRows } from '../context.ts';
import { removeKept } from '../files/keep-file.ts';
import type { Counted } from '../telemetry/meter.ts';
import { traced } from '../telemetry/trace.ts';
import { writeDeferred } from './deferred-writes.ts';
import { isOutdatedPlan } from './prepared-statements.ts';
import { isUnavailable } from './unavailable.ts';

// Serialization failure, deadlock, and a unique column that another has filled meanwhile: the database undid everything,
// and whoever asks first whether something is taken is told so the next time.
const retryable = new Set(['40001', '40P01', '23505']);
const tries = 4;

function isRetryable(error: unknown): boolean {
  return retryable.has((error as { code?: string }).code ?? '') || isOutdatedPlan(error);
}

// Said by PostgreSQL itself, in a code of its own: a connection that is lost at the commit does not say whether that was done.
const wasUndone = (error: unknown): boolean =>
  /^\d[\dA-Z]{4}$/.test((error as { code?: string }).code ?? '') && !isUnavailable(error);

/** A reading that the database ended so that others could pass (a deadlock with a migration) is done once more. */
export function readAgain<T>(read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => (isRetryable(error) ? read() : Promise.reject(error)));
}

/** Says that `topic` changed once the transaction has committed. For words that may be lost with the process. */
export function tellAfter(ctx: Ctx, topic: string): void {
  if (ctx.wordsAfter) ctx.wordsAfter.add(topic);
  else ctx.events.publishSoon(topic);
}

/** Counts something when the open transaction has committed; outside of one at once. */
export function countAfter(ctx: Ctx, what: Counted): void {
  if (ctx.countsAfter) ctx.countsAfter.push(what);
  else ctx.meter?.count(what);
}

/**
 * Runs `work` in one transaction of its own and never again: its context hides the outer handle. What was gathered is
 * written last, what is to be told or counted waits for the commit, and files that were kept go where it is undone.
 */
export async function inOneTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const wordsAfter = new Set<string>();
  const countsAfter: Counted[] = [];
  const filesKept: string[] = [];
  let isDone = false;
  const changedTopics = new Set<string>();
  const after = { wordsAfter, countsAfter, filesKept, changedTopics };
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
  for (const topic of changedTopics) ctx.events.tellHere(topic);
  for (const what of countsAfter) ctx.meter?.count(what);
  for (const topic of wordsAfter) ctx.events.publishSoon(topic);
  return answer;
}

/**
 * Runs `work` in one transaction; its context hides the outer handle. Inside a transaction it joins it.
 * A deadlock, a serialization failure, what another entered meanwhile or a plan that a migration has outdated repeats
 * `work` from the start, so `work` has no effect outside the database.
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
