import { type Kysely, sql } from 'kysely';

/** How fresh one replica is known to be. */
export interface Freshness {
  /** It has replayed the primary's log up to here; undefined: it cannot say. */
  readonly replayed: (lsn: bigint | undefined) => void;
  /** It failed: nothing is known of it any more. */
  readonly leave: () => void;
  readonly isUsable: () => boolean;
}

/** What is known of the primary's log, and of those that follow it. */
export interface Marks {
  /** The primary was asked at that time, and its log had come so far. */
  readonly primaryWasAt: (lsn: bigint, askedAtMs: number) => void;
  /** Something has changed just now that every reading from here on must show. */
  readonly changed: () => void;
  readonly follow: () => Freshness;
}

interface Mark {
  readonly atMs: number;
  readonly lsn: bigint;
}

/**
 * Reckons how old a replica's answers can be, by one clock and no other: if it has replayed what the primary had written
 * when it was asked at an instant, it lacks nothing that was committed before. Such knowledge ages by itself, so that a
 * replica that stops, hangs or cannot be reached is out of use after `oldestMs` whether or not anybody notices.
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

/** A place in the log as PostgreSQL writes it ('16/B374D848'), as one number. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** How far the primary has written. */
export async function readPrimaryLsn(db: Kysely<unknown>): Promise<bigint> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return parseLsn(rows[0]?.lsn ?? '');
}

/** How far a replica has replayed; undefined where it is none, such as one that has become the primary. */
export async function readReplayedLsn(db: Kysely<unknown>): Promise<bigint | undefined> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(db);
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? undefined : parseLsn(lsn);
}
