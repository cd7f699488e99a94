import type { Logger } from 'pino';
import { type Database, type Db, openDatabase } from './database.ts';
import { freshness, type Freshness, readPrimaryLsn, readReplayedLsn } from './freshness.ts';

/** Read replicas, for public data that may be slightly old. */
export interface Replicas {
  /** A replica known to be fresh enough; undefined if the primary must be used. */
  readonly pick: () => Replica | undefined;
  /** Something changed that must be visible: no replica is used until it is known to have the change. */
  readonly changed: () => void;
  readonly close: () => Promise<void>;
}

/** A replica that can be used now. */
export interface Replica {
  readonly db: Db;
  /** It failed: not used until it is known to be fresh again. */
  readonly leave: () => void;
}

/** Addresses of the replicas, and the maximum age of their answers. */
export interface ReplicaSettings {
  readonly urls: readonly string[];
  readonly primaryUrl: string;
  readonly oldestMs: number;
  readonly connections: number;
  /** As for the primary: replicas are behind the same kind of pooler. */
  readonly prepare?: boolean | undefined;
}

const checkEveryMs = 250;
// A replica that hangs must not delay its checks, nor the reads sent to it.
const waitMs = 1_000;

interface Copy {
  readonly fresh: Freshness;
  readonly reading: Database;
  readonly watched: Database;
}

async function checkCopy(copy: Copy, log: Logger, number: number): Promise<void> {
  const before = copy.fresh.isUsable();
  await readReplayedLsn(copy.watched.db).then(copy.fresh.replayed, copy.fresh.leave);
  const after = copy.fresh.isUsable();
  if (before !== after) log.info({ replica: number, used: after }, 'a replica is used, or left');
}

function openCopies(settings: ReplicaSettings, marks: ReturnType<typeof freshness>): Copy[] {
  return settings.urls.map((connectionString) => ({
    fresh: marks.follow(),
    reading: openDatabase({ connectionString }, settings.connections, {
      waitMs,
      prepare: settings.prepare ?? true,
    }),
    watched: openDatabase({ connectionString }, 1, { waitMs }),
  }));
}

interface Repeated {
  /** Runs ahead of schedule, or once more after the check in progress. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/** Runs a check at once and then every quarter of a second, one at a time. */
function repeatCheck(check: () => Promise<void>): Repeated {
  let isStopped = false;
  let waits = false;
  let last = Promise.resolve();
  const soon = (): void => {
    if (waits || isStopped) return;
    waits = true;
    last = last.then(() => {
      waits = false;
      return isStopped ? undefined : check();
    });
  };
  const timer = setInterval(soon, checkEveryMs);
  timer.unref();
  soon();
  return {
    soon,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Opens the replicas and keeps measuring their freshness; stale or unreachable ones are not picked. */
export function openReplicas(
  settings: ReplicaSettings,
  log: Logger,
  nowMs: () => number = () => performance.now(),
): Replicas {
  const marks = freshness(settings.oldestMs, nowMs);
  const primary = openDatabase({ connectionString: settings.primaryUrl }, 1, { waitMs, takesWrites: true });
  const copies = openCopies(settings, marks);
  let turn = 0;
  const checks = repeatCheck(async () => {
    const askedAtMs = nowMs();
    await readPrimaryLsn(primary.db).then(
      (lsn) => marks.primaryWasAt(lsn, askedAtMs),
      () => undefined,
    );
    await Promise.all(copies.map((copy, number) => checkCopy(copy, log, number)));
  });
  return {
    pick: () => {
      const usable = copies.filter(({ fresh }) => fresh.isUsable());
      turn += 1;
      const copy = usable[turn % Math.max(1, usable.length)];
      return copy && { db: copy.reading.db, leave: copy.fresh.leave };
    },
    changed: () => {
      marks.changed();
      checks.soon();
    },
    close: async () => {
      checks.stop();
      await Promise.all(
        [primary, ...copies.flatMap(({ reading, watched }) => [reading, watched])].map((one) => one.close()),
      );
    },
  };
}
