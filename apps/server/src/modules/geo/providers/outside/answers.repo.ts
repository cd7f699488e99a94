import { type Kysely, sql } from 'kysely';
import type { AnswerTables } from './answers.tables.ts';

type Db = Kysely<AnswerTables>;

/** A request's key and its answer. */
export interface KeptAnswer {
  readonly question: string;
  readonly answer: unknown;
}

const instant = (atMs: number) => sql`to_timestamp(${atMs / 1000}::float8)`;

/** A provider's answer to this request since `sinceMs`; undefined if there is none. */
export async function findAnswer(
  db: Db,
  provider: string,
  question: string,
  sinceMs: number,
): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from geo_answers
    where provider = ${provider} and question = ${question} and asked_at > ${instant(sinceMs)}`.execute(db);
  return rows[0]?.answer;
}

/** Stores answers, replacing older ones. */
export async function upsertAnswers(
  db: Db,
  provider: string,
  answers: readonly KeptAnswer[],
  nowMs: number,
): Promise<void> {
  // Without duplicates and sorted: two servers that store the same places lock the rows in the same order.
  const unique = [...new Map(answers.map(({ question, answer }) => [question, answer]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  await sql`
    insert into geo_answers (provider, question, answer, asked_at)
    select ${provider}, kept.question, kept.answer, ${instant(nowMs)}
    from unnest(${unique.map(([question]) => question)}::text[],
                ${unique.map(([, answer]) => JSON.stringify(answer))}::jsonb[]) as kept (question, answer)
    on conflict (provider, question) do update set answer = excluded.answer, asked_at = excluded.asked_at`.execute(
    db,
  );
}

/** Deletes answers from before `sinceMs`, and the oldest beyond `most`. */
export async function deleteOldAnswers(db: Db, sinceMs: number, most: number): Promise<void> {
  await sql`delete from geo_answers where asked_at <= ${instant(sinceMs)}`.execute(db);
  await sql`
    delete from geo_answers
    where (provider, question) in (select provider, question from geo_answers order by asked_at desc offset ${most})`.execute(
    db,
  );
}

/**
 * Reserves the next time slot for querying a provider, shared by all servers of the database; undefined if the slot
 * would be later than `latestMs`.
 */
export async function takeTurn(
  db: Db,
  provider: string,
  { nowMs, latestMs, gapMs }: { nowMs: number; latestMs: number; gapMs: number },
): Promise<number | undefined> {
  const gap = sql`make_interval(secs => ${gapMs / 1000}::float8)`;
  const { rows } = await sql<{ turn_ms: number }>`
    insert into geo_turns (provider, next_at) values (${provider}, ${instant(nowMs)} + ${gap})
    on conflict (provider) do update set next_at = greatest(geo_turns.next_at, ${instant(nowMs)}) + ${gap}
      where geo_turns.next_at <= ${instant(latestMs)}
    returning (extract(epoch from next_at - ${gap}) * 1000)::float8 as turn_ms`.execute(db);
  return rows[0]?.turn_ms;
}
