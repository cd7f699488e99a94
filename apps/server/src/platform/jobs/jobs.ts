import { legibleLine } from '@promenade/domain/words';
import { type Ctx, over } from '../context.ts';
import { inOneTransaction, publishAfterCommit } from '../database/transaction.ts';
import { deferWrite } from '../database/deferred-writes.ts';
import { failureOf, levelOfFailure } from '../database/unavailable.ts';
import type { JobHandlers, JobKind } from './job-kind.ts';
import {
  deleteJob,
  findNextDue,
  insertJobOnce,
  insertJobs,
  type JobRow,
  type JobTables,
  type NewJob,
  postponeJob,
  restJob,
  takeDueJob,
} from './jobs.repo.ts';
import { bringForward } from './bring-forward.ts';
import { retryAfter } from './retry-after.ts';
import { isSetBack } from '../clock.ts';
import { tracedAlone } from '../telemetry/trace.ts';

// Loops of other kinds are not woken.
const topicOf = (kind: string): string => `jobs ${kind}`;
// Another server may have added a job while this one was not listening.
const longestPauseMs = 10_000;
const pauseAfterFaultMs = 1_000;
// A due job may be running on another server: do not poll for it without a pause.
const shortestPauseMs = 20;
// Two days, nearly all of them in hours: an outage is over by then, and what still fails is a fault that somebody has to
// look at. What rests stays (docs/operating.md).
const mostTries = 50;

async function writeJobs(ctx: Ctx, jobs: readonly NewJob[]): Promise<void> {
  await insertJobs(over<JobTables>(ctx), jobs);
}

/**
 * A notification is sent only for jobs that are due before the loop would look by itself, and after the transaction:
 * PostgreSQL serialises commits of transactions that notify, and a lost notification costs only those seconds.
 */
function wakeFor(ctx: Ctx, kind: string, runAtMs: number): void {
  if (runAtMs - ctx.clock.now() <= longestPauseMs) publishAfterCommit(ctx, topicOf(kind));
}

/** Adds a job in the transaction of its cause. */
export async function schedule<Payload>(
  ctx: Ctx,
  { name: kind }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  runAtMs: number,
): Promise<void> {
  await deferWrite(ctx, writeJobs, { id: ctx.ids.next(), kind, payload, runAt: new Date(runAtMs) });
  wakeFor(ctx, kind, runAtMs);
}

/** Adds a job that several causes may ask for: where the same is waiting for the same time, it adds none. */
export async function scheduleOnce<Payload>(
  ctx: Ctx,
  { name: kind }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  runAtMs: number,
): Promise<void> {
  const job = { id: ctx.ids.next(), kind, payload, runAt: new Date(runAtMs) };
  await insertJobOnce(over<JobTables>(ctx), job);
  wakeFor(ctx, kind, runAtMs);
}

/** Of another program's answer an error may quote anything: a NUL could not be stored, and its job never be put off. */
const wordsOf = (error: unknown): string => legibleLine(String(error).replaceAll('\0', ' ')).slice(0, 500);

async function putOff(ctx: Ctx, { id, kind, attempts }: JobRow, error: unknown): Promise<void> {
  const [db, now, words] = [over<JobTables>(ctx), ctx.clock.now(), wordsOf(error)];
  if (attempts + 1 >= mostTries) {
    ctx.log.error(
      { err: error, job: kind, job_id: id },
      'job failed for two days; it rests until an operator has it tried',
    );
    return restJob(db, id, new Date(now), words);
  }
  ctx.log[levelOfFailure(error)]({ ...failureOf(error), job: kind }, 'job failed; it will be tried again');
  return postponeJob(db, id, new Date(now + retryAfter(attempts)), words);
}

async function runOne(ctx: Ctx, handlers: JobHandlers): Promise<boolean> {
  let job = undefined as JobRow | undefined;
  try {
    await inOneTransaction(ctx, async (inner) => {
      const db = over<JobTables>(inner);
      const taken = await takeDueJob(db, Object.keys(handlers), new Date(ctx.clock.now()));
      job = taken;
      if (!taken) return;
      const work = async (): Promise<void> => handlers[taken.kind]?.(inner, taken.payload);
      await tracedAlone(ctx, `job ${taken.kind}`, work);
      await deleteJob(db, taken.id);
    });
  } catch (error) {
    if (!job) throw error;
    await putOff(ctx, job, error);
  }
  return job !== undefined;
}

/**
 * Runs all due jobs of the handlers' kinds, one after the other; for tests and for the loop. It can be stopped between two
 * jobs: the rest can be hours of work, and any server can do it.
 */
export async function runDueJobs(
  ctx: Ctx,
  handlers: JobHandlers,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped() && (await runOne(ctx, handlers))) {
    // Each round is one job in one transaction.
  }
}

/** A wake-up signal for one loop; a signal sent while it is not waiting ends its next wait at once. */
function makeBell(): { ring: () => void; wait: (longestMs: number) => Promise<void> } {
  let rung = false;
  let wake: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (longestMs) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}

async function untilNextMs(ctx: Ctx, handlers: JobHandlers): Promise<number> {
  const due = await findNextDue(over<JobTables>(ctx), Object.keys(handlers));
  const dueInMs = due === undefined ? longestPauseMs : due.getTime() - ctx.clock.now();
  return Math.max(shortestPauseMs, Math.min(longestPauseMs, dueInMs));
}

/**
 * Runs jobs of the handlers' kinds as they become due, until stopped; new jobs on any server wake it. Kinds that wait for an
 * outside service have a loop of their own, so that nothing else waits with them.
 */
export function startJobs(ctx: Ctx, handlers: JobHandlers): { stop: () => Promise<void> } {
  const bell = makeBell();
  const subscriptions = Object.keys(handlers).map((kind) => ctx.events.subscribe(topicOf(kind), bell.ring));
  let stopped = false;
  let lookedAtMs = ctx.clock.now();

  async function loop(): Promise<void> {
    while (!stopped) {
      try {
        if (isSetBack(ctx.clock, lookedAtMs)) await bringForward(ctx);
        lookedAtMs = ctx.clock.now();
        await runDueJobs(ctx, handlers, () => stopped);
        await bell.wait(await untilNextMs(ctx, handlers));
      } catch (error) {
        if (stopped) return;
        ctx.log[levelOfFailure(error)](failureOf(error), 'jobs paused');
        await bell.wait(pauseAfterFaultMs);
      }
    }
  }
  const running = loop();
  return {
    stop: async () => {
      stopped = true;
      for (const unsubscribe of subscriptions) unsubscribe();
      bell.ring();
      await running;
    },
  };
}
