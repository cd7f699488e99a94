import type { Logger } from 'pino';
import { type Database, type Db, openDatabase } from './database.ts';
import { freshness, type Freshness, readPrimaryLsn, readReplayedLsn } from './freshness.ts';

/** Copies of the database that only read, for what anyone may see and may be a moment old. */
export interface Replicas {
  /** One that is known to be fresh enough; undefined: the primary is to be asked. */
  readonly pick: () => Replica | undefined;
  /** Something changed that has to be seen: no replica is asked until it is known to have it. */
  readonly changed: () => void;
  readonly close: () => Promise<void>;
}

/** A copy that may be asked now. */
export interface Replica {
  readonly db: Db;
  /** It failed: it is left alone until it is known to be fresh again. */
  readonly leave: () => void;
}

/** Where the copies are, and how old what they answer may be. */
export interface ReplicaSettings {
  readonly urls: readonly string[];
  readonly primaryUrl: string;
  readonly oldestMs: number;
  readonly connections: number;
  /** As of the primary: replicas stand behind the same kind of pooler. */
  readonly prepare?: boolean | undefined;
}

const checkEveryMs = 250;
// A replica that hangs must not keep its checks waiting for long, nor what is read from it.
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
  /** Before its time; once more after the one that is under way. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/** Checks at once and every quarter of a second, one check after the other. */
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

/** Opens the replicas and keeps asking how fresh they are; one that is old or away is not picked. */
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
