import { type Kysely, sql } from 'kysely';

/** How fresh one replica is known to be. */
export interface Freshness {
  /** The replica has replayed the primary's log up to here; undefined if it cannot say. */
  readonly replayed: (lsn: bigint | undefined) => void;
  /** The replica failed: nothing is known about it any more. */
  readonly leave: () => void;
  readonly isUsable: () => boolean;
}

/** What is known about the positions of the primary and of its replicas. */
export interface Marks {
  /** The primary's log position, as of a query sent at that time. */
  readonly primaryWasAt: (lsn: bigint, askedAtMs: number) => void;
  /** Something has changed that all later reads must show. */
  readonly changed: () => void;
  readonly follow: () => Freshness;
}

interface Mark {
  readonly atMs: number;
  readonly lsn: bigint;
}

/**
 * Bounds the age of a replica's answers using a single clock: a replica that has replayed the primary's position as of
 * a query sent at some instant has everything committed before that instant. This knowledge expires by itself, so a
 * replica that stops, hangs or is unreachable is out of use after `oldestMs` whether or not anybody notices.
 */
export function freshness(oldestMs: number, nowMs: () => number): Marks {
  let marks: readonly Mark[] = [];
  let changedAtMs = Number.NEGATIVE_INFINITY;
  return {
    primaryWasAt: (lsn, atMs) => {
      marks = [...marks.filter((mark) => nowMs() - mark.atMs <= oldestMs), { atMs, lsn }];
    },
    changed: () => {
      changedAtMs = nowMs();
    },
    follow: () => {
      let freshAtMs = Number.NEGATIVE_INFINITY;
      return {
        replayed: (lsn) => {
          const mark = lsn === undefined ? undefined : marks.findLast((one) => one.lsn <= lsn);
          freshAtMs = mark?.atMs ?? Number.NEGATIVE_INFINITY;
        },
        leave: () => {
          freshAtMs = Number.NEGATIVE_INFINITY;
        },
        isUsable: () => freshAtMs > changedAtMs && nowMs() - freshAtMs <= oldestMs,
      };
    },
  };
}

/** A log position in PostgreSQL's notation ('16/B374D848') as one number. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The primary's current log position. */
export async function readPrimaryLsn(db: Kysely<unknown>): Promise<bigint> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return parseLsn(rows[0]?.lsn ?? '');
}

/** The replica's replay position; undefined if it is not a replica, such as one that was promoted. */
export async function readReplayedLsn(db: Kysely<unknown>): Promise<bigint | undefined> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(db);
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? undefined : parseLsn(lsn);
}
