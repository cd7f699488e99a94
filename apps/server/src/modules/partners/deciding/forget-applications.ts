import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { clearInRounds } from '../../../platform/jobs/housekeeping.ts';
import { dropPicture } from '../../../platform/files/sent-pictures.ts';
import { unansweredReason, writeRefused } from '../mails/write-mail.ts';
import {
  deleteRefusedBefore,
  listRefusedWithFiles,
  listWaitingSince,
  lockApplication,
  updateFiles,
} from '../partners.repo.ts';
import type { FileColumn, PartnerTables } from '../partners.tables.ts';
import { writeDecision } from './decide.ts';

const dayMs = 24 * 60 * 60 * 1000;
// Long enough to object; whoever was refused leaves no identity papers here after that.
const papersKeptForMs = 30 * dayMs;
// As long as somebody may still ask about the decision and its reason (docs/decisions/0046).
const keptForMs = 180 * dayMs;
// After such a time without an answer, applicants have looked elsewhere, and their papers need not be kept.
const waitsForMs = 180 * dayMs;
const atOnce = 200;

async function refuseUnanswered(ctx: Ctx, id: string): Promise<void> {
  const row = await lockApplication(over<PartnerTables>(ctx), id);
  if (row?.status !== 'waiting') return;
  const reason = unansweredReason(row.language);
  await writeRefused(ctx, await writeDecision(ctx, row, { status: 'refused', reason }));
}

async function dropPapers(ctx: Ctx, id: string, files: readonly FileColumn[]): Promise<void> {
  for (const { name } of files) await dropPicture(ctx, name);
  await updateFiles(over<PartnerTables>(ctx), id, []);
}

/**
 * A chore: refuses what nobody answered for half a year, deletes the files of applications that were refused a month ago,
 * and the applications half a year after they were refused.
 */
export async function forgetApplications(ctx: Ctx): Promise<void> {
  const db = over<PartnerTables>(ctx);
  const before = (ms: number): Date => new Date(ctx.clock.now() - ms);
  for (const id of await listWaitingSince(db, before(waitsForMs), atOnce))
    await inTransaction(ctx, (inner) => refuseUnanswered(inner, id));
  for (const { id, files } of await listRefusedWithFiles(db, before(papersKeptForMs), atOnce))
    await inTransaction(ctx, (inner) => dropPapers(inner, id, files));
  await clearInRounds(atOnce, () => deleteRefusedBefore(db, before(keptForMs), atOnce));
}
