import { type Ctx, over } from '../../../../platform/context.ts';
import type { AnswerTables } from './answers.tables.ts';
import { deleteOldAnswers, findAnswer, type KeptAnswer, upsertAnswers } from './answers.repo.ts';

// Answers are cached for a week: street names and shops change over months.
const FRESH_FOR_MS = 7 * 24 * 60 * 60 * 1000;
// Some 50 MB.
const MOST_ANSWERS = 50_000;

/** The provider's answer to this request within the past week. */
export async function findKept<T>(ctx: Ctx, provider: string, question: string): Promise<T | undefined> {
  const since = ctx.clock.now() - FRESH_FOR_MS;
  return (await findAnswer(over<AnswerTables>(ctx), provider, question, since)) as T | undefined;
}

/** Caches a provider's answers for a week. */
export async function keep(ctx: Ctx, provider: string, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length > 0) await upsertAnswers(over<AnswerTables>(ctx), provider, answers, ctx.clock.now());
}

/** Scheduled task: deletes expired answers, and the oldest if there are too many. */
export async function forgetOldPlaces(ctx: Ctx): Promise<void> {
  await deleteOldAnswers(over<AnswerTables>(ctx), ctx.clock.now() - FRESH_FOR_MS, MOST_ANSWERS);
}
