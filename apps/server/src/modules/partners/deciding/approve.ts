import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { createStaffToken } from '../../accounts/index.ts';
import { writeApproved } from '../mails/write-mail.ts';
import type { ApplicationRow } from '../partners.tables.ts';
import { viewApplication } from '../partners.view.ts';
import { holdToDecide, writeDecision } from './decide.ts';
import { type Made, makePartner } from './make-partner.ts';

function giveToken(ctx: Ctx, { store_id, courier_id }: Made) {
  if (store_id !== null) return createStaffToken(ctx, { role: 'store', holderId: store_id });
  return createStaffToken(ctx, { role: 'courier', holderId: courier_id as string });
}

async function approveNow(ctx: Ctx, row: ApplicationRow) {
  const made = await makePartner(ctx, row);
  const { token, expiresAtMs } = await giveToken(ctx, made);
  const approved = await writeDecision(ctx, row, { status: 'approved', ...made });
  await writeApproved(ctx, approved, token);
  return { approved, token, expires_at: new Date(expiresAtMs).toISOString() };
}

/**
 * PUT /ops/partner-applications/:id/approve: creates the store, provider or courier, and a token for its staff, which
 * is shown once, here and to the applicant. A repeat changes nothing and shows no token.
 */
export async function approvePartner(ctx: Ctx, { id }: { id: string }): Promise<Reply<'ops.approvePartner'>> {
  const { row, isNew } = await holdToDecide(ctx, id, 'approved');
  const { approved, token, expires_at } = isNew
    ? await approveNow(ctx, row)
    : { approved: row, token: null, expires_at: null };
  const message = noticeOf('partner_approved', ctx.language);
  return { application: await viewApplication(ctx, approved), token, expires_at, message };
}
