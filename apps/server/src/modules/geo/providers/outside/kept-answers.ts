import { type Ctx, over } from '../../../../platform/context.ts';
import type { AnswerTables } from './answers.tables.ts';
import { deleteOldAnswers, findAnswer, type KeptAnswer, upsertAnswers } from './answers.repo.ts';

// Streets are renamed and shops move by the month.
const FRESH_FOR_MS = 7 * 24 * 60 * 60 * 1000;
// Some 50 MB.
const MOST_ANSWERS = 50_000;

/** What the provider answered to this within the week. */
export async function findKept<T>(ctx: Ctx, provider: string, question: string): Promise<T | undefined> {
  const since = ctx.clock.now() - FRESH_FOR_MS;
  return (await findAnswer(over<AnswerTables>(ctx), provider, question, since)) as T | undefined;
}

/** Keeps what a provider answered for a week. */
export async function keep(ctx: Ctx, provider: string, answers: readonly KeptAnswer[]): Promise<void> {
  if (answers.length > 0) await upsertAnswers(over<AnswerTables>(ctx), provider, answers, ctx.clock.now());
}

/** A chore: old answers, and the oldest where there are too many. */
export async function forgetOldPlaces(ctx: Ctx): Promise<void> {
  await deleteOldAnswers(over<AnswerTables>(ctx), ctx.clock.now() - FRESH_FOR_MS, MOST_ANSWERS);
}
