import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { writeRefused } from '../mails/write-mail.ts';
import type { ApplicationRow } from '../partners.tables.ts';
import { viewApplication } from '../partners.view.ts';
import { holdToDecide, writeDecision } from './decide.ts';

async function refuseNow(ctx: Ctx, row: ApplicationRow, reason: string): Promise<ApplicationRow> {
  const refused = await writeDecision(ctx, row, { status: 'refused', reason });
  await writeRefused(ctx, refused);
  return refused;
}

/**
 * PUT /ops/partner-applications/:id/refuse: the applicant is told the reason. A repeat changes nothing: the first
 * reason stays.
 */
export async function refusePartner(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<Reply<'ops.refusePartner'>> {
  const { row, isNew } = await holdToDecide(ctx, id, 'refused');
  const refused = isNew ? await refuseNow(ctx, row, reason) : row;
  const message = noticeOf('partner_refused', ctx.language);
  return { application: await viewApplication(ctx, refused), message };
}
