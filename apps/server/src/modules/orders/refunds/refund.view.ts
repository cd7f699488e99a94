import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { privateFileUrl } from '../../../platform/files/private-files.ts';
import { reasonText } from '../reasons/reasons.ts';
import type { RefundRow } from './refunds.repo.ts';

/** A request on the wire; its pictures only for those who may see them. */
export async function viewRefund(
  ctx: Ctx,
  row: RefundRow,
  decimals: number,
  withPictures: boolean,
): Promise<Reply<'orders.requestRefund'>['refund']> {
  const names = withPictures ? row.pictures : [];
  return {
    state: row.state,
    reason: reasonText('refund', row.reason, ctx.language),
    note: withPictures ? row.note : '',
    amount: toMajor(row.amount_minor, decimals),
    pictures: await Promise.all(names.map((name) => privateFileUrl(ctx, name))),
    answer: row.answer,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
