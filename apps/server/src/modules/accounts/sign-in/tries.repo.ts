import { type Kysely, sql } from 'kysely';
import { latestPast } from '../../../platform/clock.ts';

/** The table of wrong passwords. */
export interface TryTables {
  sign_in_tries: { key: Buffer; wrong: number; window_at: Date };
}

type Db = Kysely<TryTables>;

/** What was counted under some keys in windows that began after an instant. */
export async function listTries(
  db: Db,
  keys: readonly Buffer[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<{ key: Buffer; wrong: number; window_at: Date }[]> {
  return db
    .selectFrom('sign_in_tries')
    .selectAll()
    .where('key', 'in', [...keys])
    .where('window_at', '>', since)
    .where('window_at', '<=', latestPast(now))
    .execute();
}

/** Counts another attempt and locks the count; a window that started before `since` is reset. */
export async function countTry(
  db: Db,
  key: Buffer,
  now: Date,
  since: Date,
): Promise<{ readonly wrong: number; readonly window_at: Date }> {
  const isOver = sql<boolean>`(sign_in_tries.window_at <= ${since} or sign_in_tries.window_at > ${latestPast(now)})`;
  return db
    .insertInto('sign_in_tries')
    .values({ key, wrong: 1, window_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        wrong: sql<number>`case when ${isOver} then 1 else sign_in_tries.wrong + 1 end`,
        window_at: sql<Date>`case when ${isOver} then excluded.window_at else sign_in_tries.window_at end`,
      }),
    )
    .returning(['wrong', 'window_at'])
    .executeTakeFirstOrThrow();
}

/** Takes one back that is counted and held. */
export async function uncountTry(db: Db, key: Buffer): Promise<void> {
  const wrong = sql<number>`greatest(wrong - 1, 0)`;
  await db.updateTable('sign_in_tries').set({ wrong }).where('key', '=', key).execute();
}

/** Forgives what was counted under keys. */
export async function deleteTries(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('sign_in_tries')
    .where('key', 'in', [...keys])
    .execute();
}

/** Forgets windows that began before an instant. */
export async function deleteTriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('window_at', '<=', before).execute();
}
